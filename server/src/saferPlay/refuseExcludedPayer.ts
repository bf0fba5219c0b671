import type { AccountsOfPayer } from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { payerExcluded } from './refusals.ts';
import { isSelfExcluded } from './rules/breaks.ts';

export interface Payer {
  uid: string;
  accountsOfPayer: AccountsOfPayer;
}

/** A self-exclusion is for a person. @throws ApiError 403 `self_excluded` for a payer of another excluded account */
export async function refuseExcludedPayer(reader: Reader, payer: Payer, now: number): Promise<void> {
  if (await isPayerExcluded(reader, payer, now)) throw payerExcluded();
}

/** The accounts that the payer has paid for beside this one. */
export const otherAccountsOf = async (reader: Reader, { uid, accountsOfPayer }: Payer): Promise<string[]> =>
  [...new Set(await accountsOfPayer(reader))].filter((account) => account !== uid);

export async function isPayerExcluded(reader: Reader, payer: Payer, now: number): Promise<boolean> {
  const others = await otherAccountsOf(reader, payer);
  const records = await Promise.all(others.map((account) => readSaferPlay(reader, account)));
  return records.some((record) => isSelfExcluded(record, now));
}
