/** Money limits for texts. Text pages use names such as `{minWithdrawal}`, like facts of the operator. */
import { WALLET_LIMITS } from './walletTerms.ts';

const written = (amount: number): string => amount.toLocaleString('en');

const { mpesaDepositKes, cardDeposit, withdrawal } = WALLET_LIMITS;

export const LIMIT_FACTS = {
  minMpesaDeposit: written(mpesaDepositKes.min),
  maxMpesaDeposit: written(mpesaDepositKes.max),
  minCardDeposit: written(cardDeposit.USD.min),
  maxCardDeposit: written(cardDeposit.USD.max),
  minWithdrawal: written(withdrawal.USD.min),
  minCardDepositKes: written(cardDeposit.KES.min),
  maxCardDepositKes: written(cardDeposit.KES.max),
  minWithdrawalKes: written(withdrawal.KES.min),
} as const;

type LimitFact = keyof typeof LIMIT_FACTS;

export const isLimit = (name: string): name is LimitFact => Object.hasOwn(LIMIT_FACTS, name);

/** The text with limits in place of their names. */
export const fillLimits = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => (isLimit(name) ? LIMIT_FACTS[name] : token));
