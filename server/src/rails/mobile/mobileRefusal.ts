import { LIMIT_FACTS } from '../../../../contract/limitFacts.ts';
import * as refusals from '../../../../contract/moneyRefusals.ts';
import { ApiError } from '../../errors/ApiError.ts';

const MESSAGES: Readonly<Record<Exclude<refusals.MobileDepositRefusal, refusals.MoneyRefusal>, string>> = {
  phone_invalid: 'phoneNumber: Please enter a valid phone number',
  mpesa_below_minimum: `amount: Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`,
  mpesa_above_maximum: `amount: The most at once is KES ${LIMIT_FACTS.maxMpesaDeposit}`,
  mpesa_not_whole: 'amount: M-Pesa takes whole shillings',
};

/** The refusal of a payment prompt: an error answer, and no record. */
export const mobileRefusal = (code: keyof typeof MESSAGES): ApiError =>
  new ApiError(refusals.MOBILE_DEPOSIT_REFUSALS[code], code, MESSAGES[code]);
