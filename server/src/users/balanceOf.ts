import * as v from 'valibot';
import { type Balance, BalanceSchema } from '../../../contract/users.ts';
import type { StoredDocument } from '../store/DocumentStore.ts';

/** Decimal USD from the profile; zeros before the first session. Nothing is held while nothing can be withdrawn. */
export function balanceOf(user: StoredDocument | undefined): Balance {
  const { balance, bonusBalance } = v.parse(BalanceSchema, user ?? {});
  return { balance, bonusBalance, held: 0, available: balance, currency: 'USD' };
}
