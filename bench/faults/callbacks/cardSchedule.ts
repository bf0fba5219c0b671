/** A card payment with all its possible events in any order, and the required result. */
import type { CardEvent } from '../../../server/src/rails/card/CardGateway.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import type { Checks } from '../Checks.ts';
import type { Random } from '../Random.ts';
import type { ScheduledServer } from './ScheduledServer.ts';

export interface CardPayment {
  depositId: string;
  paymentIntentId: string;
  /** The amount is in cents of the account's currency. */
  cents: number;
  truth: 'paid' | 'paidPart' | 'declined' | 'unpaid';
  event: CardEvent;
}

/** The least and the most, cents. */
const AMOUNTS = { USD: { least: 100, most: 50_000 }, KES: { least: 13_000, most: 6_500_000 } };

export async function startCardPayment(
  scheduled: ScheduledServer,
  { uid, currency }: { uid: string; currency: Currency },
  random: Random,
): Promise<CardPayment> {
  const { least, most } = AMOUNTS[currency];
  const cents = random.between(least, most);
  const { depositId, paymentIntentId } = await scheduled.intent(uid, cents / 100);
  const truth = random.pick(['paid', 'paid', 'paidPart', 'declined', 'unpaid'] as const);
  const { card } = scheduled.server;
  const event = () => {
    if (truth === 'paid') return card.pay(paymentIntentId);
    if (truth === 'paidPart') return card.pay(paymentIntentId, cents - 1);
    return card.decline(paymentIntentId, truth === 'declined' ? 'insufficient_funds' : 'card_declined');
  };
  return { depositId, paymentIntentId, cents, truth, event: event() };
}

interface Telling {
  scheduled: ScheduledServer;
  checks: Checks;
  random: Random;
}

/** The event claims a payment of the full amount. */
const boast = ({ event, cents }: CardPayment): CardEvent =>
  event.kind === 'intent'
    ? { ...event, intent: { ...event.intent, status: 'succeeded', receivedCents: cents } }
    : event;

/** A signed event of this payment with another player's deposit. */
const misdirect = ({ event }: CardPayment, depositId: string): CardEvent =>
  event.kind === 'intent' ? { ...event, intent: { ...event.intent, depositId } } : event;

/** The webhooks of one payment as a list of acts, in order. */
export function cardTellingsOf(
  { scheduled, checks, random }: Telling,
  payment: CardPayment,
  others: readonly CardPayment[],
): (() => Promise<void>)[] {
  const other = others.find((known) => known !== payment);
  const acts = [
    async () => void (await scheduled.tellCard(payment.event)),
    async () => void (await Promise.all([1, 2, 3].map(() => scheduled.tellCard(payment.event)))),
    async () => void (await scheduled.tellCard(boast(payment))),
    async () => checks.equal(await scheduled.tellCard(boast(payment), 'forged'), 400, 'a forged signature'),
    async () => void (other && (await scheduled.tellCard(misdirect(payment, other.depositId)))),
    async () => void (await scheduled.tellCard(misdirect(payment, 'no-such-deposit'))),
  ];
  return random.shuffled(acts.filter(() => random.chance(0.6)));
}

export const cardStatusOf = ({ truth }: CardPayment): string =>
  ({ paid: 'completed', paidPart: 'review', declined: 'failed', unpaid: 'failed' })[truth];
