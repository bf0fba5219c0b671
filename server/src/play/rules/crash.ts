/** A flight of one player. The server's clock alone decides. */
import { crashPointOf, msUntil, multiplierAt } from '../../../../originals/crash/rules/index.ts';
import { decimalOf, minorOf } from '../../ledger/index.ts';
import type { Facts, HouseRules } from './HouseRules.ts';

const pointOf = ({ drawn }: Facts): number => (drawn as { crashAt: number }).crashAt;

/** Hundredths; undefined without one. */
const targetOf = ({ choice }: Facts): number | undefined => {
  const { autoCashOut } = choice as { autoCashOut?: number };
  return autoCashOut === undefined ? undefined : minorOf(autoCashOut);
};

/** The multiplier of the cash-out, asked or automatic, that came before the crash. */
function cashedOutAt(facts: Facts, now: number): number | undefined {
  const [point, target = Infinity, start] = [pointOf(facts), targetOf(facts), Date.parse(facts.createdAt)];
  const asked = facts.steps.find(({ action }) => action === 'cashOut')?.at;
  const elapsed = (asked === undefined ? now : Date.parse(asked)) - start;
  const reached = multiplierAt(elapsed);
  // The target comes first when both have passed; a target at the crash is still paid.
  if (target <= point && target <= reached) return target;
  return asked !== undefined && elapsed < msUntil(point) ? Math.min(reached, point) : undefined;
}

export const crash: HouseRules = {
  draw: (_choice, floats) => ({ crashAt: crashPointOf(floats()) }),
  standingOf(facts, now) {
    const cashed = cashedOutAt(facts, now);
    if (cashed !== undefined) return { isOver: true, multiplier: cashed };
    const elapsed = now - Date.parse(facts.createdAt);
    const isOver = elapsed >= msUntil(pointOf(facts));
    return { isOver, multiplier: isOver ? 0 : multiplierAt(elapsed) };
  },
  allows: (_facts, { action }) => action === 'cashOut',
  isUntouched: () => false,
  dueAt: (facts) =>
    Date.parse(facts.createdAt) + Math.ceil(msUntil(Math.min(pointOf(facts), targetOf(facts) ?? Infinity))),
  outcomeOf: (facts, { isOver, multiplier }) => ({
    ...(isOver && { crashAt: decimalOf(pointOf(facts)) }),
    ...(isOver && multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }),
  }),
};
