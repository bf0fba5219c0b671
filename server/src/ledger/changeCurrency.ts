import type { Reader } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { accountOf, currencyOf } from './account.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import { LIVE_STATES } from './rules/move.ts';

/** Refused as `account_used` once the account has held money, and while a payment is open. */
export function changeCurrency(
  ctx: LedgerContext,
  uid: string,
  currency: Currency,
): Promise<UserRecord | 'no_profile' | 'account_used'> {
  const at = instant(ctx.now());
  return ctx.store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    if (!user) return 'no_profile';
    if (currencyOf(user) === currency) return user;
    if (await isUsed(tx, user)) return 'account_used';
    const changed = { ...withCurrency(user, currency), updatedAt: at };
    tx.set('users', changed);
    return changed;
  });
}

/** Screens show the account's currency too. */
const withCurrency = (user: UserRecord, currency: Currency): UserRecord => ({
  ...user,
  currency,
  preferredCurrency: currency,
  preferences: { ...(user.preferences ?? {}), currency },
});

async function isUsed(reader: Reader, user: UserRecord): Promise<boolean> {
  const amounts = [...Object.values(accountOf(user)), user.totalWager ?? 0, user.totalBets ?? 0];
  if (amounts.some((amount) => amount !== 0)) return true;
  const paying = await reader.ids('deposits', { where: [ownedBy(user.id), ['status', 'in', LIVE_STATES]], limit: 1 });
  if (paying.length > 0) return true;
  // Bonus money that came and went, such as that of the wheel, is nowhere else.
  return (await reader.ids('journal', { where: [ownedBy(user.id)], limit: 1 })).length > 0;
}
