import type { Transaction } from '../../../contract/transactions.ts';
import { railOf } from '../ledger/index.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import { findDeposit, readTransaction } from './listTransactions.ts';

/**
 * Returns the deposit after it: the provider decides, and the workers continue if it cannot be asked. @throws ApiError
 * 404
 */
export async function closeDeposit(ctx: MoneyContext, uid: string, id: string): Promise<Transaction> {
  const deposit = await findDeposit(ctx, uid, id);
  await railOf(ctx.rails, deposit.paymentMethod)?.close?.(ctx, deposit);
  return readTransaction(ctx, uid, 'deposit', id);
}
