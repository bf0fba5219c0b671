/** Cards have Stripe's test mode ids. The browser's script translates numbers to them. */
import type { WireCard, WireError } from './types.ts';

export interface TestCard {
  card: WireCard;
  /** A payment by the card ends like this. */
  outcome: 'succeeds' | 'declined' | 'authentication';
  decline?: Pick<WireError, 'code' | 'decline_code' | 'message'>;
}

const card = (brand: string, last4: string): WireCard => ({
  brand,
  last4,
  exp_month: 12,
  exp_year: 2034,
  fingerprint: `sandbox-${brand}-${last4}`,
});

const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['pm_card_visa', { card: card('visa', '4242'), outcome: 'succeeds' }],
  ['pm_card_mastercard', { card: card('mastercard', '4444'), outcome: 'succeeds' }],
  ['pm_card_amex', { card: card('amex', '0005'), outcome: 'succeeds' }],
  [
    'pm_card_chargeDeclined',
    {
      card: card('visa', '0002'),
      outcome: 'declined',
      decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
    },
  ],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    {
      card: card('visa', '9995'),
      outcome: 'declined',
      decline: {
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      },
    },
  ],
  ['pm_card_authenticationRequired', { card: card('visa', '3155'), outcome: 'authentication' }],
]);

/** `pm_card_visa~ann` is such a card of another person: no other has paid with it. */
export function testCardOf(paymentMethod: string): TestCard | undefined {
  const [name = '', holder] = paymentMethod.split('~');
  const known = TEST_CARDS.get(name);
  if (!known || holder === undefined) return known;
  return { ...known, card: { ...known.card, fingerprint: `${known.card.fingerprint}-${holder}` } };
}
