/** Compares amounts of two currencies, with bigint because products with large limits are not exact as numbers. */
import { RATE_SCALE, scaled } from '../../../../contract/money.ts';
import type { Currency } from '../../store/records/money.ts';
import type { Money, StoredLimit } from '../../store/records/saferPlay.ts';
import { LIMIT_INCREASE_HOURS } from '../../../../contract/saferPlay.ts';
import { instant, type Moment } from '../../ledger/index.ts';

/** The weight of one minor unit, so that currencies compare exactly. */
const weightOf = (currency: Currency, kesPerUsd: number): bigint =>
  BigInt(currency === 'USD' ? scaled(kesPerUsd) : RATE_SCALE);

const weigh = ({ amountMinor, currency }: Money, kesPerUsd: number): bigint =>
  BigInt(amountMinor) * weightOf(currency, kesPerUsd);

/** A number below 0 when `a` is worth less than `b` at this rate (KES for one USD), 0 when equal. */
export function compareMoney(a: Money, b: Money, kesPerUsd: number): number {
  const [weightA, weightB] = [weigh(a, kesPerUsd), weigh(b, kesPerUsd)];
  return weightA < weightB ? -1 : Number(weightA > weightB);
}

/** Minor units of `currency`, rounded up, so that fractions never exceed a limit. */
export function minorIn(currency: Currency, money: Money, kesPerUsd: number): number {
  if (money.currency === currency) return money.amountMinor;
  const weight = weightOf(currency, kesPerUsd);
  return Number((weigh(money, kesPerUsd) + weight - 1n) / weight);
}

export const HOUR_MS = 3_600_000;

/** The limit at this time: a waiting change applies from its time on without being written. */
export function limitAt(stored: StoredLimit | undefined, now: number): StoredLimit | undefined {
  if (!stored?.next || Date.parse(stored.next.startsAt) > now) return stored;
  const { limit, startsAt } = stored.next;
  return limit && { ...limit, setAt: startsAt };
}

/** Undefined removes the limit. What is not looser applies at once and cancels a waiting change; the same wish waits on. */
export function changeLimit(
  stored: StoredLimit | undefined,
  wish: Money | undefined,
  { now, kesPerUsd }: Moment,
): StoredLimit | undefined {
  const current = limitAt(stored, now);
  const at = instant(now);
  if (!current) return wish && { ...wish, setAt: at };
  if (!current.next && isSame(wish, current)) return current;
  if (wish && compareMoney(wish, current, kesPerUsd) <= 0) return { ...wish, setAt: at };
  if (current.next && isSame(wish, current.next.limit)) return current;
  const startsAt = instant(now + LIMIT_INCREASE_HOURS * HOUR_MS);
  return { ...current, next: { ...(wish && { limit: wish }), askedAt: at, startsAt } };
}

/** The facts of a notice about a change, in the currency of the wish. It is undefined when a waiting change was only given up. */
export function changeFacts(before: StoredLimit | undefined, after: StoredLimit | undefined, moment: Moment) {
  const was = limitAt(before, moment.now);
  const { next } = after ?? {};
  const to = next ? next.limit : after;
  const currency = (to ?? was)?.currency;
  if (!currency || isSame(was, to)) return undefined;
  return {
    currency,
    ...(was && { fromCents: minorIn(currency, was, moment.kesPerUsd) }),
    ...(to && { amountCents: to.amountMinor }),
    ...(next && { startsAt: next.startsAt }),
  };
}

/** True when the wish counts at once: a first limit, a lower one, or the same one in place of a rise that waits. */
export const isTightened = (stored: StoredLimit | undefined, wish: Money | undefined, moment: Moment): boolean =>
  wish !== undefined && changeLimit(stored, wish, moment)?.next === undefined;

const isSame = (a: Money | undefined, b: Money | undefined): boolean =>
  a?.amountMinor === b?.amountMinor && a?.currency === b?.currency;
