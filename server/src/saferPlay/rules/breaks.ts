/** Times in which a player neither deposits nor plays. They only ever get longer. */
import { SAFER_PLAY_BLOCKS } from '../../../../contract/saferPlay.ts';
import { instant } from '../../ledger/index.ts';
import type { Break, SaferPlayRecord } from '../../store/records/saferPlay.ts';

export interface Block extends Break {
  kind: (typeof SAFER_PLAY_BLOCKS)[number];
}

const isRunning = (taken: Break | undefined, now: number): taken is Break =>
  taken !== undefined && Date.parse(taken.until) > now;

export const isSelfExcluded = ({ selfExclusion }: Pick<SaferPlayRecord, 'selfExclusion'>, now: number): boolean =>
  isRunning(selfExclusion, now);

/** What keeps the player out at this time: of several the one that ends last. */
export function blockAt(record: Pick<SaferPlayRecord, Block['kind']>, now: number): Block | undefined {
  const running = SAFER_PLAY_BLOCKS.flatMap((kind): Block[] => {
    const taken = record[kind];
    return isRunning(taken, now) ? [{ kind, ...taken }] : [];
  });
  return running.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until)).at(-1);
}

/** A break until then (milliseconds since 1970). One under way that ends later stays as it is. */
export function extendBreak(taken: Break | undefined, until: number, now: number): Break {
  if (!isRunning(taken, now)) return { since: instant(now), until: instant(until) };
  return Date.parse(taken.until) >= until ? taken : { since: taken.since, until: instant(until) };
}
