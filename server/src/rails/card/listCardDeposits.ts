import type { CardDeposit as ListedDeposit } from '../../../../contract/card.ts';
import { RAIL_WORDS } from '../../../../contract/railWords.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { type CardDeposit, isCard } from './records.ts';

export const CARD_TEXT = 'Card Deposit';

/** By limit and offset (docs/product.md, Calls). */
export async function listCardDeposits(
  store: DocumentStore,
  uid: string,
  { limit = 10, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<ListedDeposit[]> {
  const found = await store.find('deposits', {
    where: [
      ['userId', '==', uid],
      ['paymentMethod', '==', 'card'],
    ],
    orderBy: ['createdAt', 'desc'],
    limit: offset + limit,
  });
  return found.slice(offset).filter(isCard).map(toListed);
}

const toListed = ({ id, paymentIntentId, amount, currency, status, createdAt }: CardDeposit): ListedDeposit => ({
  id,
  paymentIntentId,
  type: 'deposit',
  method: RAIL_WORDS.card.deposit,
  description: CARD_TEXT,
  amount,
  currency,
  status,
  createdAt,
});
