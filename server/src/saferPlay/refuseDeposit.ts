import type { Reader } from '../store/DocumentStore.ts';
import type { Money, SaferPlayRecord } from '../store/records/saferPlay.ts';
import type { AccountsOfPayer, LedgerPolicy, Moment } from '../ledger/index.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { countUse, readDepositUses } from './depositUses.ts';
import { blocked, limitReached, payerExcluded, payerLimited, refuseWithoutConsent } from './refusals.ts';
import { blockAt, isSelfExcluded } from './rules/breaks.ts';
import { findBrokenLimit } from './rules/usage.ts';

/** @throws ApiError 403 `time_out`, `self_excluded` while the player may neither deposit nor play */
export function refuseBlocked(record: SaferPlayRecord, now: number): void {
  const block = blockAt(record, now);
  if (block) throw blocked(block);
}

/**
 * A limit is for a person: it counts the deposits of all accounts that the payer has paid for, and holds in all of them.
 * Uses the reader of the recording transaction, so that several deposits cannot pass a limit together.
 * @throws ApiError 403 `time_out`, `self_excluded`, `deposit_limit`
 */
async function refuseDeposit(
  tx: Reader,
  { uid, accountsOfPayer, ...asked }: Money & Payer,
  moment: Moment,
): Promise<void> {
  const record = await readSaferPlay(tx, uid);
  refuseBlocked(record, moment.now);
  const others = await readOtherAccounts(tx, { uid, accountsOfPayer });
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
    refuseWithoutConsent(await reader.get('users', ask.uid));
    await refuseDeposit(reader, ask, moment);
    return undefined;
  },
  counted: countUse,
};

type Payer = { uid: string; accountsOfPayer: AccountsOfPayer };

/** A self-exclusion is for a person. @throws ApiError 403 `self_excluded` for a payer of another excluded account */
export async function refuseExcludedPayer(reader: Reader, payer: Payer, now: number): Promise<void> {
  if (await isPayerExcluded(reader, payer, now)) throw payerExcluded();
}

export const isPayerExcluded = async (reader: Reader, payer: Payer, now: number): Promise<boolean> =>
  (await readOtherAccounts(reader, payer)).some((record) => isSelfExcluded(record, now));

async function readOtherAccounts(reader: Reader, { uid, accountsOfPayer }: Payer): Promise<SaferPlayRecord[]> {
  const others = new Set(await accountsOfPayer(reader));
  others.delete(uid);
  return Promise.all([...others].map((other) => readSaferPlay(reader, other)));
}
