/** Breaks are times without deposits and games. They can only get longer. */
import { SAFER_PLAY_BLOCKS } from '../../../../contract/saferPlay.ts';
import { instant } from '../../ledger/index.ts';
import type { Break, SaferPlayRecord } from '../../store/records/saferPlay.ts';

export type Block = Break & { kind: (typeof SAFER_PLAY_BLOCKS)[number] };

const isRunning = (taken: Break | undefined, now: number): taken is Break =>
  taken !== undefined && Date.parse(taken.until) > now;

export const isSelfExcluded = ({ selfExclusion }: Pick<SaferPlayRecord, 'selfExclusion'>, now: number): boolean =>
  isRunning(selfExclusion, now);

/** The break in force at this time; of several, the one that ends last. */
export function blockAt(record: Pick<SaferPlayRecord, Block['kind']>, now: number): Block | undefined {
  const running = SAFER_PLAY_BLOCKS.flatMap((kind): Block[] => {
    const taken = record[kind];
    return isRunning(taken, now) ? [{ kind, ...taken }] : [];
  });
  return running.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until)).at(-1);
}

/** A break until then (Unix ms). A running break that ends later stays. */
export function extendBreak(taken: Break | undefined, until: number, now: number): Break {
  if (!isRunning(taken, now)) return { since: instant(now), until: instant(until) };
  return Date.parse(taken.until) >= until ? taken : { since: taken.since, until: instant(until) };
}
