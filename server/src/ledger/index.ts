/** The public interface of the ledger; no other file of it is imported from outside. */
export { accountOf, availableCents, currencyOf, restOf, withAccount } from './account.ts';
export type { AccountsOfPayer } from './DepositAsk.ts';
export { endBonus, endBonuses, type Ending, isExpired, requiredCents } from './bonuses/endBonuses.ts';
export { type BonusGrant, grantBonus, withOpenBonuses } from './bonuses/grantBonus.ts';
export { bonusInPlay, bonusShareCents, openBonusesOf } from './bonuses/lineOf.ts';
export { mostBonusStakeOf } from './bonuses/wagers.ts';
export { writeEnding } from './bonuses/writeEnding.ts';
export { changeCurrency } from './changeCurrency.ts';
export { changeDeposit } from './changeDeposit.ts';
export { changeWithdrawal } from './changeWithdrawal.ts';
export { type Idempotency, idempotencyOf, keepKey, seenKey } from './idempotency.ts';
export { writeJournal } from './journal.ts';
export {
  type Completing,
  type Gain,
  instant,
  type LedgerContext,
  type LedgerLog,
  type LedgerPolicy,
  type Moment,
} from './LedgerContext.ts';
export { type Invitation, type LedgerRail, type PayoutOwner, railOf, type Way } from './LedgerRail.ts';
export { decimalOf, kesMinorOf, minorOf, storedMinor } from './minor.ts';
export { openDeposit } from './openDeposit.ts';
export { OTHER_PHONES, type PromptTerms } from './PromptTerms.ts';
export { type DisputeEvent, mustWait, settleDispute, settleWaiting } from './payouts/settleDispute.ts';
export type { PayoutTerms } from './payouts/PayoutTerms.ts';
export { pointsOf, spendPoints } from './points.ts';
export { readRefundable, reserveRefunds } from './refundable.ts';
export { refreshBalance } from './refreshBalance.ts';
export { withdrawalMessage } from './refusals.ts';
export { requestWithdrawal, type WithdrawalAsk } from './payouts/requestWithdrawal.ts';
export type { DepositEvent } from './rules/decideDeposit.ts';
export { isUnsent, type WithdrawalEvent } from './rules/decideWithdrawal.ts';
export { type AnyRecord, HELD_STATES, isCompleted, isFinal, isOpen, type OpenState } from './rules/move.ts';
export { type NewRound, type Played, rollBack, settle, stake, type StakeRefusal, writePlayed } from './rounds.ts';
export { settleDeposit } from './settleDeposit.ts';
export { settleRefund, settleWithdrawal } from './settleWithdrawal.ts';
export type { Write } from './Write.ts';
export { latestPaid, listWithdrawalMethods } from './payouts/withdrawalMethods.ts';
