import { randomInt } from 'node:crypto';
import { REFERRAL_CODE } from '../../../contract/rewards.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';

/** Without 0 and O, 1, I and L: codes are read out on the phone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** Of some 850 thousand million codes; that all of them are taken means that something else is wrong. */
const CANDIDATES = 4;

const newReferralCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Made outside the transaction, as its callback may run several times. */
export const newReferralCodes = (): string[] => Array.from({ length: CANDIDATES }, newReferralCode);

/** The code of a profile; undefined for one that was made before there were codes. */
export function referralCodeOf(user: UserRecord | undefined): string | undefined {
  const code = user?.referralCode;
  return code && REFERRAL_CODE.test(code) ? code : undefined;
}

/**
 * The first of `candidates` that nobody has.
 * @throws Error when all are taken
 */
export async function freeReferralCode(reader: Reader, candidates: readonly string[]): Promise<string> {
  for (const code of candidates) if (!(await reader.get('referral-codes', code))) return code;
  throw new Error('Every referral code that was tried is taken');
}

/** Whose code it is; a code that another transaction took meanwhile fails this one. */
export const keepReferralCode = (tx: Transaction, code: string, uid: string): void =>
  tx.create('referral-codes', { id: code, userId: uid });
