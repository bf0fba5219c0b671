import { accountsOfPayer, MOST_ACCOUNTS, personOf } from '../persons/person.ts';
import type { ApiError } from '../errors/ApiError.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { Money, SaferPlayRecord } from '../store/records/saferPlay.ts';
import type { LedgerPolicy, Moment } from '../ledger/index.ts';
import type { UserRecord } from '../store/records/user.ts';
import { refuseInMaintenance } from '../site/readSettings.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { countUse, readDepositUses } from './depositUses.ts';
import {
  blocked,
  limitReached,
  payerExcluded,
  payerLimited,
  personBlocked,
  refuseWithoutConsent,
  tooManyAccounts,
} from './refusals.ts';
import { blockAt, isSelfExcluded } from './rules/breaks.ts';
import { findBrokenLimit } from './rules/usage.ts';

type Asking = Pick<Reader, 'get'>;

/**
 * Breaks are a person's: those of every account hold in all of them. `user`: the account, if it was read before.
 * Returns the account's own record.
 * @throws ApiError 403 `time_out`, `self_excluded` while the player may neither deposit nor play, `too_many_accounts`
 */
export async function refuseBlocked(
  reader: Asking,
  uid: string,
  now: number,
  user?: UserRecord,
): Promise<SaferPlayRecord> {
  const record = await readSaferPlay(reader, uid);
  const refusal = await blockOf(reader, record, now, user);
  if (refusal) throw refusal;
  return record;
}

async function blockOf(
  reader: Asking,
  record: SaferPlayRecord,
  now: number,
  user?: UserRecord,
): Promise<ApiError | undefined> {
  const { id: uid } = record;
  const block = blockAt(record, now);
  if (block) return blocked(block);
  const { accounts } = await personOf(reader, uid, user);
  if (!accounts.includes(uid)) return tooManyAccounts();
  const [theirs] = (await readOthers(reader, uid, accounts)).flatMap((record) => blockAt(record, now) ?? []);
  return theirs && personBlocked(theirs);
}

/**
 * A limit is for a person: it counts the deposits of all accounts that the payer has paid for, and holds in all of them.
 * Uses the reader of the recording transaction, so that several deposits cannot pass a limit together.
 * @throws ApiError 403 `time_out`, `self_excluded`, `too_many_accounts`, `deposit_limit`
 */
async function refuseDeposit(tx: Reader, { uid, payer, ...asked }: Money & Paying, moment: Moment): Promise<void> {
  const record = await refuseBlocked(tx, uid, moment.now);
  const accounts = await accountsOf(tx, { uid, payer });
  if (new Set([uid, ...accounts]).size > MOST_ACCOUNTS) throw tooManyAccounts();
  const others = await readOthers(tx, uid, accounts);
  if (others.some((other) => isSelfExcluded(other, moment.now))) throw payerExcluded();
  const limited = [record, ...others].filter(({ limits }) => Object.keys(limits).length > 0);
  if (limited.length === 0) return;
  const own = await readDepositUses(tx, uid, moment.now);
  const broken = findBrokenLimit(record, own, asked, moment);
  if (broken) throw limitReached(broken);
  if (others.length === 0) return;
  const theirs = await Promise.all(others.map(({ id }) => readDepositUses(tx, id, moment.now)));
  const together = [...own, ...theirs.flat()].toSorted((a, b) => a.at - b.at);
  if (limited.some((each) => findBrokenLimit(each, together, asked, moment))) throw payerLimited();
}

/** Age and terms, limits and breaks of the player, and all self-exclusions, apply in the transaction that records a deposit. */
export const saferPlayPolicy: LedgerPolicy = {
  async open(reader, ask, moment) {
    await refuseInMaintenance(reader);
    refuseWithoutConsent(await reader.get('users', ask.uid));
    await refuseDeposit(reader, ask, moment);
    return undefined;
  },
  counted: countUse,
};

/** `payer`: the phone or card, as far as it is known before it pays. */
type Paying = { uid: string; payer?: string | undefined };

/** The accounts of the player and of the payer, who may not be known as one person yet. */
const accountsOf = async (reader: Asking, { uid, payer }: Paying): Promise<readonly string[]> => [
  ...(await personOf(reader, uid)).accounts,
  ...(payer === undefined ? [] : await accountsOfPayer(reader, payer)),
];

/** The same for a payment under way, also when its card has paid for a self-excluded account. */
export async function isBlocked(reader: Asking, { uid, payer }: Paying, now: number): Promise<boolean> {
  if (await blockOf(reader, await readSaferPlay(reader, uid), now)) return true;
  const accounts = payer === undefined ? [] : await accountsOfPayer(reader, payer);
  return (await readOthers(reader, uid, accounts)).some((record) => isSelfExcluded(record, now));
}

const readOthers = (reader: Asking, uid: string, accounts: readonly string[]): Promise<SaferPlayRecord[]> =>
  Promise.all([...new Set(accounts)].filter((other) => other !== uid).map((other) => readSaferPlay(reader, other)));
