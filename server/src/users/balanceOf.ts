import { REST_PER_CENT } from '../../../contract/money.ts';
import type { Balance } from '../../../contract/wallet.ts';
import { accountOf, availableCents, currencyOf, decimalOf, restOf } from '../ledger/index.ts';
import type { UserRecord } from '../store/records/user.ts';

const MINOR_PER_MAJOR = 100;

/** Decimals of the account's currency from the profile; zeros before the first session. */
export function balanceOf(user: UserRecord | undefined): Balance {
  const account = accountOf(user);
  const rest = restOf(user);
  return {
    balance: decimalOf(account.balanceCents),
    bonusBalance: decimalOf(account.bonusCents),
    held: decimalOf(account.heldCents),
    available: decimalOf(availableCents(account)),
    ...(rest > 0 && { rest: rest / (MINOR_PER_MAJOR * REST_PER_CENT) }),
    currency: currencyOf(user),
  };
}
