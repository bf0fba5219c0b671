import * as v from 'valibot';
import { refusal } from '../errors/moneyRefusals.ts';
import type { DocumentStore, Reader } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import { PreferencesSchema, type Profile, type ProfileChange, ProfileSchema } from '../../../contract/users.ts';
import { REST_PER_CENT } from '../../../contract/money.ts';
import type { Balance } from '../../../contract/wallet.ts';
import { accountOf, availableCents, currencyOf, decimalOf, restOf } from '../ledger/index.ts';

/** @throws ApiError 404 `no_profile` before the first session */
export async function readUser(store: Pick<Reader, 'get'>, uid: string): Promise<UserRecord> {
  const user = await store.get('users', uid);
  if (!user) throw refusal('no_profile');
  return user;
}

/** The public part of a player's document, without notes of the server. */
export const toProfile = (stored: UserRecord): Profile => v.parse(ProfileSchema, { ...stored, uid: stored.id });

/** @throws ApiError 404 before the first session */
export function changeProfile(store: DocumentStore, uid: string, change: ProfileChange): Promise<Profile> {
  const now = new Date().toISOString();
  return store.transaction(uid, async (tx) => {
    const changed = { ...applyChange(await readUser(tx, uid), change), updatedAt: now };
    tx.set('users', changed);
    return toProfile(changed);
  });
}

/** Every field of a change is stored as it is, but the currency: the stored profile has it in two fields. */
function applyChange(user: UserRecord, { preferences = {}, ...fields }: ProfileChange): UserRecord {
  const { preferredCurrency = preferences.currency } = fields;
  const { notifications, currency = preferredCurrency, language, isShownInBets } = preferences;
  const before = v.parse(PreferencesSchema, user.preferences ?? {});
  return {
    ...user,
    ...fields,
    ...(preferredCurrency && { preferredCurrency }),
    preferences: {
      currency: currency ?? before.currency,
      language: language ?? before.language,
      isShownInBets: isShownInBets ?? before.isShownInBets,
      notifications: { ...before.notifications, ...notifications },
    },
  };
}

/** Amounts are decimals of the account's currency; they are zero before the first session. */
export function balanceOf(user: UserRecord | undefined): Balance {
  const account = accountOf(user);
  const rest = restOf(user);
  return {
    balance: decimalOf(account.balanceCents),
    bonusBalance: decimalOf(account.bonusCents),
    held: decimalOf(account.heldCents),
    available: decimalOf(availableCents(account)),
    // The wire has decimals of the currency, of which a cent is the hundredth.
    ...(rest > 0 && { rest: rest / (100 * REST_PER_CENT) }),
    currency: currencyOf(user),
  };
}
