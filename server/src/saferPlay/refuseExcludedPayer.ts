import { accountsOfCard, accountsOfPhone, cardsOf } from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { payerExcluded } from './refusals.ts';
import { isSelfExcluded } from './rules/breaks.ts';

export interface Payer {
  uid: string;
  /** Of mobile money, `254XXXXXXXXX`. Without it a card is to pay, which nobody knows before it is charged. */
  phoneNumber?: string | undefined;
}

/**
 * A self-exclusion is a person's, not only an account's. Refuses a phone that signs in to, or has paid for, another
 * account under self-exclusion; and cards for an account that such an account's card has paid for before.
 * @throws ApiError 403 `self_excluded`, which tells nothing of the other account
 */
export async function refuseExcludedPayer(reader: Reader, payer: Payer, now: number): Promise<void> {
  if (await isPayerExcluded(reader, payer, now)) throw payerExcluded();
}

export const isPayerExcluded = async (reader: Reader, payer: Payer, now: number): Promise<boolean> =>
  isAnyExcluded(reader, await accountsOf(reader, payer), { uid: payer.uid, now });

async function accountsOf(reader: Reader, { uid, phoneNumber }: Payer): Promise<string[]> {
  if (phoneNumber !== undefined) return accountsOfPhone(reader, phoneNumber);
  const cards = await cardsOf(reader, uid);
  return (await Promise.all(cards.map((card) => accountsOfCard(reader, card)))).flat();
}

/** Whether the card has paid for an account under self-exclusion other than `uid`. */
export async function isCardExcluded(
  reader: Reader,
  fingerprint: string | undefined,
  who: { uid: string; now: number },
): Promise<boolean> {
  return fingerprint !== undefined && isAnyExcluded(reader, await accountsOfCard(reader, fingerprint), who);
}

async function isAnyExcluded(
  reader: Reader,
  accounts: readonly string[],
  { uid, now }: { uid: string; now: number },
): Promise<boolean> {
  const others = [...new Set(accounts)].filter((account) => account !== uid);
  const records = await Promise.all(others.map((account) => readSaferPlay(reader, account)));
  return records.some((record) => isSelfExcluded(record, now));
}
