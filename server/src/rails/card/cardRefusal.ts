import { CARD_DEPOSIT_REFUSALS, type CardDepositRefusal } from '../../../../contract/card.ts';
import type { MoneyRefusal } from '../../../../contract/deposits.ts';
import { LIMIT_FACTS } from '../../../../contract/facts.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Currency } from '../../store/records/money.ts';

const BOUNDS: Readonly<Record<Currency, { least: string; most: string }>> = {
  USD: { least: `$${LIMIT_FACTS.minCardDeposit}`, most: `$${LIMIT_FACTS.maxCardDeposit}` },
  KES: { least: `Ksh ${LIMIT_FACTS.minCardDepositKes}`, most: `Ksh ${LIMIT_FACTS.maxCardDepositKes}` },
};

type CardRefusal = Exclude<CardDepositRefusal, MoneyRefusal>;

const messages = ({ least, most }: (typeof BOUNDS)[Currency]): Readonly<Record<CardRefusal, string>> => ({
  card_below_minimum: `amount: Please enter a valid amount (minimum ${least})`,
  card_above_maximum: `amount: The most at once is ${most}`,
  card_refused: 'Payment failed. Please try again.',
  card_unavailable: 'Card payments cannot be reached now. Nothing was charged: try again in a moment',
  deposit_ended: 'This deposit has ended: begin a new one',
});

/** The refusal of a new card payment: an error answer, and no record. Amounts are in the account's currency. */
export const cardRefusal = (code: CardRefusal, currency: Currency = 'USD'): ApiError =>
  new ApiError(CARD_DEPOSIT_REFUSALS[code], code, messages(BOUNDS[currency])[code]);
