/** Answers for a backend with the basic calls alone (docs/operations.md), and the terms of an older server. */
import * as v from 'valibot';
import type { Answer } from '@/api';
import { flagOr, optionalText } from '@contract/fields.ts';
import { type MethodTerms, RangeSchema, type WalletTerms } from '@contract/wallet.ts';
import { WALLET_LIMITS } from '@contract/walletTerms.ts';

export { methods, page } from './methods/card/basicBackend';

declare global {
  /** The publishable key built into the app; empty for none. */
  const __CARD_KEY__: string;
}

/** The terms of a backend that has none: our limits, and no rate, so nothing is converted. */
const OUR_TERMS: WalletTerms = {
  kesPerUsd: 0,
  withdrawal: WALLET_LIMITS.withdrawal.USD,
  inKes: { withdrawal: WALLET_LIMITS.withdrawal.KES },
  methods: [
    { id: 'mpesa', deposit: WALLET_LIMITS.mpesaDeposit },
    { id: 'stripe', deposit: WALLET_LIMITS.cardDeposit, publishableKey: __CARD_KEY__ },
  ],
};

/** The fields of an older server that are a list of methods today. */
const OlderTermsSchema = v.object({
  mpesaDeposit: RangeSchema,
  cardDeposit: RangeSchema,
  inKes: v.fallback(v.object({ cardDeposit: RangeSchema }), { cardDeposit: WALLET_LIMITS.cardDeposit.KES }),
  cardPublishableKey: optionalText(),
  hasCard: flagOr(true),
  hasMpesa: flagOr(true),
});

function methodsOf(older: v.InferOutput<typeof OlderTermsSchema>): MethodTerms[] {
  const { mpesaDeposit, cardDeposit, inKes, cardPublishableKey, hasCard, hasMpesa } = older;
  const mpesa: MethodTerms = { id: 'mpesa', deposit: { KES: mpesaDeposit } };
  const deposit = { USD: cardDeposit, KES: inKes.cardDeposit };
  const card: MethodTerms = { id: 'stripe', deposit, publishableKey: cardPublishableKey };
  return [...(hasMpesa ? [mpesa] : []), ...(hasCard ? [card] : [])];
}

/** An answer that is no terms at all stays as it is, and is refused. */
export function termsFor(answer: Answer): Answer {
  if (answer.error) return { data: OUR_TERMS };
  const older = v.safeParse(OlderTermsSchema, answer.data);
  return older.success ? { data: { ...(answer.data as object), methods: methodsOf(older.output) } } : answer;
}
