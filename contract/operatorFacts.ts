import { fillLimits, isLimit } from './limitFacts.ts';

/** Facts of the company in `footerData`. Text pages name them, such as `{licenseNumber}`; the server fills them in. */

/** With descriptions for the operator who must add a missing fact. */
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

/** Names in braces. */
export const tokensOf = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = '']) => name);

/** Names in braces that are neither a fact nor a limit. */
export const unknownTokens = (text: string): string[] =>
  tokensOf(text).filter((name) => !isFact(name) && !isLimit(name));

/** The text with facts and limits; `undefined` when one is missing, so that no gap is shown. */
export function fillFacts(template: string, facts: OperatorFacts): string | undefined {
  const text = fillLimits(template);
  if (tokensOf(text).some((name) => !isFact(name) || !facts[name])) return undefined;
  return text.replace(TOKEN, (token, name: string) => (isFact(name) ? (facts[name] ?? token) : token));
}
