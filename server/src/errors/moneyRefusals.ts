/** The error answers for refused calls about money: the ledger returns only the code. */
import { MONEY_REFUSALS, type MoneyRefusal } from '../../../contract/deposits.ts';
import type { SaferPlayRefusal } from '../../../contract/saferPlay.ts';
import { refusalsOf } from './ApiError.ts';

/** Safer play has its own texts. */
type RequestRefusal = Exclude<MoneyRefusal, SaferPlayRefusal>;

const MESSAGES: Readonly<Record<RequestRefusal, string>> = {
  bonus_unavailable: 'bonusId: This bonus is not available: choose another one or none',
  bonus_not_next: 'bonusId: This step of the welcome pack is for another deposit: choose another bonus or none',
  bonus_used: 'bonusId: This bonus was given as often as its terms allow: choose another one or none',
  bonus_closed: 'bonusId: This bonus is not open at this hour: its terms say when it is. Choose another one or none',
  bonus_other_players: 'bonusId: This bonus is for other players, as its terms say: choose another one or none',
  bonus_not_found: 'There is no such bonus of yours',
  bonus_in_round: 'A round that counts for the bonus is still open: finish it first',
  account_used: 'The currency of an account can change only before it has held money',
  no_profile: 'There is no profile yet: open a session first',
  deposit_not_found: 'There is no such deposit',
  withdrawal_not_found: 'There is no such withdrawal',
  idempotency_key_needed: 'Send an Idempotency-Key header of 8 to 128 letters, digits, dashes or underscores',
  idempotency_conflict: 'This Idempotency-Key came with another request before: use a new one',
  cursor_invalid: 'Wrong query: cursor: begin again without it',
};

export const refusal = refusalsOf(MONEY_REFUSALS, MESSAGES);

/** The result of the ledger. @throws ApiError when it is the code of a refusal */
export function accepted<TResult>(result: TResult | RequestRefusal): TResult {
  if (isRefusal(result)) throw refusal(result);
  return result;
}

const isRefusal = (result: unknown): result is RequestRefusal =>
  typeof result === 'string' && Object.hasOwn(MESSAGES, result);
