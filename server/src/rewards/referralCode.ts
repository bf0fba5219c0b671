import { randomInt } from 'node:crypto';
import { REFERRAL_CODE } from '../../../contract/users.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';

/** Without 0 and O, 1, I and L, because codes are also read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** There are about 850 thousand million codes, so when all candidates are taken, something else is wrong. */
const CANDIDATES = 4;

const newReferralCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Made outside the transaction, because its callback may run several times. */
export const newReferralCodes = (): string[] => Array.from({ length: CANDIDATES }, newReferralCode);

/** The code of a profile; undefined for a profile from before there were codes. */
export function referralCodeOf(user: UserRecord | undefined): string | undefined {
  const code = user?.referralCode;
  return code && REFERRAL_CODE.test(code) ? code : undefined;
}

/** The first free one of `candidates`. @throws Error when all are taken */
export async function freeReferralCode(reader: Reader, candidates: readonly string[]): Promise<string> {
  for (const code of candidates) if (!(await reader.get('referral-codes', code))) return code;
  throw new Error('Every referral code that was tried is taken');
}

/** Stores the owner of the code; fails when another transaction took the code first. */
export const keepReferralCode = (tx: Transaction, code: string, uid: string): void =>
  tx.create('referral-codes', { id: code, userId: uid });
