/** A flight of one player, or the player's part of a flight for everybody. The server's clock alone decides. */
import { crashPointOf, msUntil, multiplierAt } from '../../../../originals/crash/rules/index.ts';
import { decimalOf, minorOf } from '../../ledger/index.ts';
import type { Facts, HouseRules } from './HouseRules.ts';

/** `startsAt`: of a flight for everybody; one's own starts with the bet. */
interface Drawn {
  crashAt: number;
  startsAt?: string;
}

const drawnOf = ({ drawn }: Facts): Drawn => drawn as unknown as Drawn;
const pointOf = (facts: Facts): number => drawnOf(facts).crashAt;
const isOwn = (facts: Facts): boolean => drawnOf(facts).startsAt === undefined;
const startOf = (facts: Facts): number => Date.parse(drawnOf(facts).startsAt ?? facts.createdAt);

/** Hundredths; undefined without one. */
const targetOf = ({ choice }: Facts): number | undefined => {
  const { autoCashOut } = choice as { autoCashOut?: number };
  return autoCashOut === undefined ? undefined : minorOf(autoCashOut);
};

/** The multiplier of the cash-out, asked or automatic, that came before the crash. */
function cashedOutAt(facts: Facts, now: number): number | undefined {
  const [point, target = Infinity, start] = [pointOf(facts), targetOf(facts), startOf(facts)];
  const asked = facts.steps.find(({ action }) => action === 'cashOut')?.at;
  const elapsed = (asked === undefined ? now : Date.parse(asked)) - start;
  const reached = multiplierAt(elapsed);
  // The target comes first when both have passed; a target at the crash is still paid.
  if (target <= point && target <= reached) return target;
  return asked !== undefined && elapsed < msUntil(point) ? Math.min(reached, point) : undefined;
}

/** A flight for everybody ends for all at once, by the process that flies it (`play/flights`). */
function dueAt(facts: Facts): number | undefined {
  const [point, target = Infinity] = [pointOf(facts), targetOf(facts)];
  return isOwn(facts) || target <= point ? startOf(facts) + Math.ceil(msUntil(Math.min(point, target))) : undefined;
}

export const crash: HouseRules = {
  draw: (_choice, floats) => ({ crashAt: crashPointOf(floats()) }),
  standingOf(facts, now) {
    const cashed = cashedOutAt(facts, now);
    if (cashed !== undefined) return { isOver: true, multiplier: cashed };
    const elapsed = now - startOf(facts);
    const isOver = elapsed >= msUntil(pointOf(facts));
    return { isOver, multiplier: isOver ? 0 : multiplierAt(elapsed) };
  },
  allows: (facts, { action, at }) => action === 'cashOut' && (isOwn(facts) || Date.parse(at) >= startOf(facts)),
  isUntouched: (facts, now) => !isOwn(facts) && now < startOf(facts),
  dueAt,
  outcomeOf: (facts, { isOver, multiplier }, isTold) => ({
    ...(isOver && isTold && { crashAt: decimalOf(pointOf(facts)) }),
    ...(isOver && multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }),
  }),
};
