import type { WalletTerms } from '@contract/wallet.ts';
import type { Left } from '@/features/saferPlay';
import { centsOf } from '../amounts/typedAmount';
import type { CardHandle } from './methods/card/box/cardHandle';
import { toMsisdn } from '@contract/phone.ts';
import type { DepositDraft } from './useDepositDraft';

/** A message and what it is about. */
export interface Problem {
  id: string;
  values?: Record<string, number>;
}

type Limits = Pick<WalletTerms, 'mpesaDeposit' | 'cardDeposit'>;

const IDS = {
  mpesa: { below: 'deposit.error.mpesaBelow', above: 'deposit.error.mpesaAbove' },
  stripe: { below: 'deposit.error.cardBelow', above: 'deposit.error.cardAbove' },
} as const;

/** Limits are decimals of the method's currency (docs/product.md, Deposits). */
function amountProblem({ method, amount }: DepositDraft, limits: Limits, left: Left | null): Problem | null {
  const { min, max } = method === 'mpesa' ? limits.mpesaDeposit : limits.cardDeposit;
  const cents = centsOf(amount) ?? 0;
  if (cents < Math.round(min * 100)) return { id: IDS[method].below, values: { min } };
  if (cents > Math.round(max * 100)) return { id: IDS[method].above, values: { max } };
  if (left && cents > left.money.amountMinor) return { id: 'deposit.error.overLimit' };
  return null;
}

/**
 * What keeps the deposit from being sent, by where it is. The card field says itself what is wrong in it. `left` is what
 * the player's own limits leave, in the currency of the method.
 */
export const problemsOf = (draft: DepositDraft, limits: Limits, card: CardHandle | null, left: Left | null) => ({
  amount: amountProblem(draft, limits, left),
  phone: draft.method === 'mpesa' && !toMsisdn(draft.phone) ? { id: 'deposit.error.phone' } : null,
  card: draft.method === 'stripe' && !card?.isComplete ? { id: 'deposit.error.card' } : null,
});
