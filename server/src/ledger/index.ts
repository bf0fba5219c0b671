/** The face of the ledger: who moves money asks for it here. Nothing else of the ledger is for others. */
export { accountOf, availableCents, restOf, withAccount } from './account.ts';
export { changeDeposit } from './changeDeposit.ts';
export { changeWithdrawal } from './changeWithdrawal.ts';
export { hurryCardDeposits } from './hurryCardDeposits.ts';
export { type Idempotency, idempotencyOf, recordOfKey } from './idempotency.ts';
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
export { decimalOf, kesMinorOf, minorOf, storedMinor } from './minor.ts';
export { openDeposit } from './openDeposit.ts';
export { accountsOfCard, accountsOfPhone, cardsOf, hasPaidFor } from './payers.ts';
export { refreshBalance } from './refreshBalance.ts';
export { refusal, WITHDRAWAL_MESSAGES } from './refusals.ts';
export { requestWithdrawal, type WithdrawalAsk } from './requestWithdrawal.ts';
export type { DepositEvent } from './rules/decideDeposit.ts';
export type { WithdrawalEvent } from './rules/decideWithdrawal.ts';
export { type AnyRecord, isCompleted, isFinal, isOpen, type OpenState } from './rules/move.ts';
export { settleDeposit } from './settleDeposit.ts';
export { settleRefund, settleWithdrawal } from './settleWithdrawal.ts';
export { detailsOf, listWithdrawalMethods } from './withdrawalMethods.ts';
