import type { Balance } from '../../../contract/users.ts';
import { accountOf, availableCents } from '../ledger/account.ts';
import { decimalOf } from '../ledger/minor.ts';
import type { StoredDocument } from '../store/DocumentStore.ts';

/** Decimal USD from the profile; zeros before the first session. */
export function balanceOf(user: StoredDocument | undefined): Balance {
  const account = accountOf(user);
  return {
    balance: decimalOf(account.balanceCents),
    bonusBalance: decimalOf(account.bonusCents),
    held: decimalOf(account.heldCents),
    available: decimalOf(availableCents(account)),
    currency: 'USD',
  };
}
