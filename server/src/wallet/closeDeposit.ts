import type { Transaction } from '../../../contract/wallet.ts';
import { closePayment } from '../rails/card/closeCardPayments.ts';
import type { RailContext } from '../rails/RailContext.ts';
import { readTransaction } from './listTransactions.ts';

/**
 * The player has closed the form of this payment. Answers the deposit as it is then: the provider decides, and the
 * workers go on where it cannot be asked. Other deposits, and those that have ended, stay as they are.
 * @throws ApiError 404 also for one of another player
 */
export async function closeDeposit(ctx: RailContext, uid: string, id: string): Promise<Transaction> {
  await readTransaction(ctx, uid, 'deposit', id);
  await closePayment(ctx, { id, userId: uid });
  return readTransaction(ctx, uid, 'deposit', id);
}
