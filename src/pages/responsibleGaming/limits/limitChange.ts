import { type Money, moneyOf } from '@/shared/money';
import type { ShownLimit } from './LimitSource';

/** The effect of a change: nothing, at once, keeping the limit and dropping a waiting change, or after 24 hours. */
export type Effect = 'none' | 'now' | 'keeps' | 'later';

/** The present limit; `null` for none. */
export const presentLimit = ({ amount, currency }: Pick<ShownLimit, 'amount' | 'currency'>): Money | null =>
  amount === undefined ? null : moneyOf(amount, currency);

const worthKes = ({ amountMinor, currency }: Money, kesPerUsd: number): number =>
  currency === 'KES' ? amountMinor : amountMinor * kesPerUsd;

/** Without a rate two currencies cannot be compared, so the change counts as looser. */
function isLooser(wish: Money, present: Money, kesPerUsd: number | undefined): boolean {
  if (wish.currency === present.currency) return wish.amountMinor > present.amountMinor;
  return kesPerUsd === undefined || worthKes(wish, kesPerUsd) > worthKes(present, kesPerUsd);
}

const isSame = (one: Money, other: Money): boolean =>
  one.amountMinor === other.amountMinor && one.currency === other.currency;

/** `wish`: `null` to remove the limit; `kesPerUsd`: the present rate, if known. The server decides. */
export function effectOf(limit: ShownLimit, wish: Money | null, kesPerUsd: number | undefined): Effect {
  const present = presentLimit(limit);
  if (!present) return wish ? 'now' : 'none';
  if (!wish) return 'later';
  if (isSame(wish, present)) return limit.next ? 'keeps' : 'none';
  return isLooser(wish, present, kesPerUsd) ? 'later' : 'now';
}
