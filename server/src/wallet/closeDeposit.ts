import type { Transaction } from '../../../contract/wallet.ts';
import { railOf } from '../ledger/index.ts';
import type { MoneyContext } from '../rails/MoneyContext.ts';
import { findDeposit, readTransaction } from './listTransactions.ts';

/**
 * The player has closed the form of this payment. Answers the deposit as it is then: the provider decides, and the
 * workers go on where it cannot be asked. Other deposits, and those that have ended, stay as they are.
 * @throws ApiError 404 also for one of another player
 */
export async function closeDeposit(ctx: MoneyContext, uid: string, id: string): Promise<Transaction> {
  const deposit = await findDeposit(ctx, uid, id);
  await railOf(ctx.rails, deposit.paymentMethod)?.close?.(ctx, deposit);
  return readTransaction(ctx, uid, 'deposit', id);
}
