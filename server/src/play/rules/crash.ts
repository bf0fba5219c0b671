/** A flight of one player, or the player's part of a flight for everybody. The server's clock alone decides. */
import { crashPointOf, msUntil, multiplierAt } from '../../../../originals/crash/rules/index.ts';
import { decimalOf, minorOf } from '../../ledger/index.ts';
import type { RoundSoFar, HouseRules } from './HouseRules.ts';

/** A flight for everybody has `startsAt`; a flight of one player starts with the bet. */
type Drawn = { crashAt: number; startsAt?: string };

const drawnOf = ({ drawn }: RoundSoFar): Drawn => drawn as unknown as Drawn;
const pointOf = (round: RoundSoFar): number => drawnOf(round).crashAt;
const isOwn = (round: RoundSoFar): boolean => drawnOf(round).startsAt === undefined;
const startOf = (round: RoundSoFar): number => Date.parse(drawnOf(round).startsAt ?? round.createdAt);

/** The automatic cash-out in hundredths; undefined without one. */
const targetOf = ({ choice }: RoundSoFar): number | undefined => {
  const { autoCashOut } = choice as { autoCashOut?: number };
  return autoCashOut === undefined ? undefined : minorOf(autoCashOut);
};

/** The multiplier of the cash-out, asked or automatic, that came before the crash. */
function cashedOutAt(round: RoundSoFar, now: number): number | undefined {
  const [point, target = Infinity, start] = [pointOf(round), targetOf(round), startOf(round)];
  const asked = round.steps.find(({ action }) => action === 'cashOut')?.at;
  const elapsed = (asked === undefined ? now : Date.parse(asked)) - start;
  const reached = multiplierAt(elapsed);
  // The target comes first when both have passed; a target at the crash is still paid.
  if (target <= point && target <= reached) return target;
  return asked !== undefined && elapsed < msUntil(point) ? Math.min(reached, point) : undefined;
}

/** A flight for everybody ends for all at once, by the process that flies it (`play/flights`). */
function dueAt(round: RoundSoFar): number | undefined {
  const [point, target = Infinity] = [pointOf(round), targetOf(round)];
  return isOwn(round) || target <= point ? startOf(round) + Math.ceil(msUntil(Math.min(point, target))) : undefined;
}

export const crash: HouseRules = {
  draw: (_choice, floats) => ({ crashAt: crashPointOf(floats()) }),
  resultAt(round, now) {
    const cashed = cashedOutAt(round, now);
    if (cashed !== undefined) return { isOver: true, multiplier: cashed };
    const elapsed = now - startOf(round);
    const isOver = elapsed >= msUntil(pointOf(round));
    return { isOver, multiplier: isOver ? 0 : multiplierAt(elapsed) };
  },
  allows: (round, { action, at }) => action === 'cashOut' && (isOwn(round) || Date.parse(at) >= startOf(round)),
  isUntouched: (round, now) => !isOwn(round) && now < startOf(round),
  dueAt,
  outcomeOf: (round, { isOver, multiplier }, isTold) => ({
    ...(isOver && isTold && { crashAt: decimalOf(pointOf(round)) }),
    ...(isOver && multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }),
  }),
};
