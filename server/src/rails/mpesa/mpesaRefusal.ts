import type { MoneyRefusal } from '../../../../contract/deposits.ts';
import { LIMIT_FACTS } from '../../../../contract/facts.ts';
import { MPESA_DEPOSIT_REFUSALS, type MpesaDepositRefusal } from '../../../../contract/mpesa.ts';
import { ApiError } from '../../errors/ApiError.ts';

const MESSAGES: Readonly<Record<Exclude<MpesaDepositRefusal, MoneyRefusal | 'too_many_prompts'>, string>> = {
  phone_invalid: 'phoneNumber: Please enter a valid phone number',
  mpesa_below_minimum: `amount: Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`,
  mpesa_above_maximum: `amount: The most at once is KES ${LIMIT_FACTS.maxMpesaDeposit}`,
  phone_unconfirmed: 'phoneNumber: This phone is not yours: its owner has to confirm it once, by a code',
  phone_not_own: 'phoneNumber: Only your own phone can pay, the one that you sign in with',
  mpesa_not_whole: 'amount: M-Pesa takes whole shillings',
};

/** The refusal of a payment prompt: an error answer, and no record. */
export const mpesaRefusal = (code: keyof typeof MESSAGES): ApiError =>
  new ApiError(MPESA_DEPOSIT_REFUSALS[code], code, MESSAGES[code]);
