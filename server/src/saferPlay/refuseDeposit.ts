import type { Reader } from '../store/DocumentStore.ts';
import type { SaferPlayRecord, Money } from '../store/records/saferPlay.ts';
import type { Moment } from '../ledger/index.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { readDepositUses } from './depositUses.ts';
import { otherAccountsOf, type Payer, refuseExcludedPayer } from './refuseExcludedPayer.ts';
import { blocked, limitReached, payerLimited } from './refusals.ts';
import { blockAt } from './rules/breaks.ts';
import { findBrokenLimit } from './rules/findBrokenLimit.ts';

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
export async function refuseDeposit(
  tx: Reader,
  { uid, accountsOfPayer, ...asked }: Money & Payer,
  moment: Moment,
): Promise<void> {
  const record = await readSaferPlay(tx, uid);
  refuseBlocked(record, moment.now);
  const payer = { uid, accountsOfPayer };
  await refuseExcludedPayer(tx, payer, moment.now);
  const others = await otherAccountsOf(tx, payer);
  const limited = (await Promise.all(others.map((other) => readSaferPlay(tx, other)))).filter(hasLimits);
  if (!hasLimits(record) && limited.length === 0) return;
  const own = await readDepositUses(tx, uid, moment.now);
  const broken = findBrokenLimit(record, own, asked, moment);
  if (broken) throw limitReached(broken);
  if (others.length === 0) return;
  const theirs = await Promise.all(others.map((other) => readDepositUses(tx, other, moment.now)));
  const together = [...own, ...theirs.flat()].toSorted((a, b) => a.at - b.at);
  if ([record, ...limited].some((each) => findBrokenLimit(each, together, asked, moment))) throw payerLimited();
}

const hasLimits = ({ limits }: SaferPlayRecord): boolean => Object.keys(limits).length > 0;
