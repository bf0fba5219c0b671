import type { Reader } from '../store/DocumentStore.ts';
import type { SaferPlayRecord, Money } from '../store/records/saferPlay.ts';
import type { Moment } from '../ledger/index.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { readDepositUses } from './depositUses.ts';
import { type Payer, refuseExcludedPayer } from './refuseExcludedPayer.ts';
import { blocked, limitReached } from './refusals.ts';
import { blockAt } from './rules/breaks.ts';
import { findBrokenLimit } from './rules/findBrokenLimit.ts';

/** @throws ApiError 403 `time_out`, `self_excluded` while the player may neither deposit nor play */
export function refuseBlocked(record: SaferPlayRecord, now: number): void {
  const block = blockAt(record, now);
  if (block) throw blocked(block);
}

/**
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
  await refuseExcludedPayer(tx, { uid, accountsOfPayer }, moment.now);
  if (Object.keys(record.limits).length === 0) return;
  const uses = await readDepositUses(tx, uid, moment.now);
  const broken = findBrokenLimit(record, uses, asked, moment);
  if (broken) throw limitReached(broken);
}
