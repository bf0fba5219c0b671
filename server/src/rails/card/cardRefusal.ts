import { LIMIT_FACTS } from '../../../../contract/limitFacts.ts';
import {
  CARD_DEPOSIT_REFUSALS,
  type CardDepositRefusal,
  type MoneyRefusal,
} from '../../../../contract/moneyRefusals.ts';
import { ApiError } from '../../errors/ApiError.ts';

const MESSAGES: Readonly<Record<Exclude<CardDepositRefusal, MoneyRefusal>, string>> = {
  card_below_minimum: `amount: Please enter a valid amount (minimum $${LIMIT_FACTS.minCardDeposit})`,
  card_above_maximum: `amount: The most at once is $${LIMIT_FACTS.maxCardDeposit}`,
  card_refused: 'Payment failed. Please try again.',
  card_unavailable: 'Card payments cannot be reached now. Nothing was charged: try again in a moment',
  deposit_ended: 'This deposit has ended: begin a new one',
};

/** A card payment that does not begin: an answer that is not OK, and no record. */
export const cardRefusal = (code: keyof typeof MESSAGES): ApiError =>
  new ApiError(CARD_DEPOSIT_REFUSALS[code], code, MESSAGES[code]);
