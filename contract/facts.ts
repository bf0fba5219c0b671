/** Facts in texts of operators, named in braces: limits of money such as `{minWithdrawal}`, and facts of the company. */
import { WALLET_LIMITS } from './walletTerms.ts';

const written = (amount: number): string => amount.toLocaleString('en');
const { mpesaDeposit, cardDeposit, withdrawal } = WALLET_LIMITS;

export const LIMIT_FACTS = {
  minMpesaDeposit: written(mpesaDeposit.KES.min),
  maxMpesaDeposit: written(mpesaDeposit.KES.max),
  minCardDeposit: written(cardDeposit.USD.min),
  maxCardDeposit: written(cardDeposit.USD.max),
  minWithdrawal: written(withdrawal.USD.min),
  minCardDepositKes: written(cardDeposit.KES.min),
  maxCardDepositKes: written(cardDeposit.KES.max),
  minWithdrawalKes: written(withdrawal.KES.min),
} as const;

type LimitFact = keyof typeof LIMIT_FACTS;

export const isLimit = (name: string): name is LimitFact => Object.hasOwn(LIMIT_FACTS, name);

/** Puts the amounts of limits in place of their names. */
export const fillLimits = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => (isLimit(name) ? LIMIT_FACTS[name] : token));

/** The descriptions are for the operator who must add a missing fact. */
export const OPERATOR_FACTS = {
  registeredName: 'the registered name of the company',
  registrationNumber: 'its number in the register of companies',
  registeredAddress: 'its registered address',
  licenseNumber: 'the number of the gambling licence',
  regulatorName: 'the authority that granted the licence',
  dataProtectionNumber: 'the registration with the Office of the Data Protection Commissioner',
  amlOfficer: 'how to reach the officer who answers for anti-money laundering',
  supportEmail: 'the address of support',
} as const;

export type OperatorFact = keyof typeof OPERATOR_FACTS;
export type OperatorFacts = Partial<Record<OperatorFact, string | undefined>>;

export const FACT_NAMES = Object.keys(OPERATOR_FACTS) as OperatorFact[];

const TOKEN = /\{([^{}]*)\}/g;
const isFact = (name: string): name is OperatorFact => Object.hasOwn(OPERATOR_FACTS, name);

export const tokensOf = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = '']) => name);

/** The names in braces that are neither a fact nor a limit. */
export const unknownTokens = (text: string): string[] =>
  tokensOf(text).filter((name) => !isFact(name) && !isLimit(name));

/** Puts facts and limits in place of their names; `undefined` when one is missing, so that no gap is shown. */
export function fillFacts(template: string, facts: OperatorFacts): string | undefined {
  const text = fillLimits(template);
  if (tokensOf(text).some((name) => !isFact(name) || !facts[name])) return undefined;
  return text.replace(TOKEN, (token, name: string) => (isFact(name) ? (facts[name] ?? token) : token));
}
