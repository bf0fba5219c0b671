/** The public interface of the ledger; no other file of it is imported from outside. */
export {
  accountOf,
  availableCents,
  currencyOf,
  restOf,
  decimalOf,
  kesMinorOf,
  minorOf,
  countedWagerOf,
  storedMinor,
  pointsOf,
  spendPoints,
  writeJournal,
} from './account.ts';
export {
  type Beside,
  type Completing,
  type Gain,
  instant,
  type LedgerContext,
  type LedgerLog,
  type LedgerPolicy,
  type Moment,
  OTHER_PHONES,
  type PromptTerms,
  type PayoutTerms,
} from './LedgerContext.ts';
export {
  endBonus,
  endBonuses,
  type Ending,
  endOfLostDeposit,
  endTied,
  takeBackConverted,
  writeEnding,
} from './bonuses/endBonuses.ts';
export { type BonusGrant, grantBonus, purseOf, withOpenBonuses } from './bonuses/grantBonus.ts';
export { openBonusesOf, requiredCents, shareOf } from './bonuses/openBonuses.ts';
export { changeCurrency } from './changeCurrency.ts';
export { changeDeposit, changeWithdrawal } from './changePayment.ts';
export { correctBalance } from './correctBalance.ts';
export { floatOf, houseAccounts } from './houseAccounts.ts';
export { type Idempotency, idempotencyOf, keepKey, seenKey } from './idempotency.ts';
export { type LedgerRail, type PayoutOwner, railOf, type Way, type Write } from './LedgerRail.ts';
export { openDeposit } from './openDeposit.ts';
export { heldLines } from './payouts/holdWithdrawal.ts';
export { mustWait, settleDispute, settleWaiting } from './payouts/settleDispute.ts';
export { readRefundable, reserveRefunds } from './refunds.ts';
export { refreshBalance } from './refreshBalance.ts';
export { withdrawalMessage } from './refusals.ts';
export { requestWithdrawal, type TiedRefusal, type WithdrawalAsk } from './payouts/requestWithdrawal.ts';
export type { DepositEvent } from './rules/decideDeposit.ts';
export { isUnsent, type WithdrawalEvent } from './rules/decideWithdrawal.ts';
export {
  type AnyRecord,
  isCompleted,
  isFinal,
  isOpen,
  HELD_STATES,
  LIVE_STATES,
  type OpenState,
} from './rules/move.ts';
export type { NewRound, Played, StakeRefusal } from './rounds.ts';
export {
  firstStakeOf,
  movePots,
  raise,
  realAtRiskOf,
  rollBack,
  settle,
  stake,
  stakeParts,
  writePlayed,
} from './rounds.ts';
export { depositOfReceipt, settleDeposit } from './settleDeposit.ts';
export { settleRefund, settleWithdrawal } from './settleWithdrawal.ts';
export { listWithdrawalMethods } from './payouts/withdrawalMethods.ts';
