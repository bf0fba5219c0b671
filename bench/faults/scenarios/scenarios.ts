import { converted } from '../money.ts';
import type { Random } from '../Random.ts';
import type { Actor } from './Actor.ts';

type Step = (actor: Actor, random: Random) => Promise<void>;

/** A player's action with money. */
export interface Scenario {
  name: string;
  /** Preparation before the action. */
  prepare: Step;
  act: Step;
}

/** KES for 100 dollars. */
const HUNDRED_KES = 12_950;
/** The least withdrawal, minor units. */
const LEAST = { USD: 1_000, KES: 10_000 } as const;

const nothing: Step = async () => undefined;
const fund: Step = (actor) => actor.push('00', HUNDRED_KES);
const fundCards: Step = async (actor) => {
  await actor.payCard(worth(actor, 25));
  await actor.payCard(worth(actor, 40.5));
};

/** So many dollars in the account's currency, decimal. */
const worth = ({ currency }: Actor, dollars: number): number => converted(dollars * 100, 'USD', currency) / 100;

/** Draws an amount with cents, worth at most so many dollars, in the account's currency. */
const some = ({ currency }: Actor, random: Random, dollars: number): number =>
  random.between(LEAST[currency], converted(dollars * 100, 'USD', currency)) / 100;

/** The same for a payment by card. */
const someByCard: typeof some = (actor, random, dollars) => Math.max(worth(actor, 2), some(actor, random, dollars));
const someKes = (random: Random): number => random.between(100, 20_000);

/** All of them, also those after one that met a dead server. */
async function atOnce(...acts: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(acts)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const fundBoth: Step = async (actor) => {
  await actor.push('00', HUNDRED_KES);
  await actor.payCard(worth(actor, 40.5));
};

export const SCENARIOS: readonly Scenario[] = [
  { name: 'M-Pesa deposit', prepare: nothing, act: (actor, random) => actor.push('00', someKes(random)) },
  { name: 'deposit with bonus', prepare: nothing, act: (actor) => actor.push('00', HUNDRED_KES, true) },
  { name: 'prompt that nobody tells the end of', prepare: nothing, act: (actor) => actor.push('06', HUNDRED_KES) },
  { name: 'prompt with five callbacks', prepare: nothing, act: (actor) => actor.push('07', HUNDRED_KES, true) },
  { name: 'cancelled prompt', prepare: nothing, act: (actor) => actor.push('01', HUNDRED_KES) },
  {
    name: 'card deposit',
    prepare: nothing,
    act: (actor, random) => actor.payCard(someByCard(actor, random, 90), true),
  },
  {
    name: 'declined card',
    prepare: nothing,
    act: (actor) => actor.payCard(worth(actor, 20), false, 'pm_card_chargeDeclined'),
  },
  { name: 'closed card form', prepare: nothing, act: (actor) => actor.closeCard(worth(actor, 20)) },
  {
    name: 'card form closed while it pays',
    prepare: nothing,
    act: (actor) => actor.closeCard(worth(actor, 20), 'pm_card_visa'),
  },
  {
    name: 'withdrawal to M-Pesa',
    prepare: fund,
    act: (actor, random) => actor.withdraw(some(actor, random, 100), 'mpesa'),
  },
  {
    name: 'payout that fails',
    prepare: (actor) => actor.push('09', HUNDRED_KES),
    act: (actor) => actor.withdraw(worth(actor, 50), 'mpesa'),
  },
  { name: 'withdrawal to two cards', prepare: fundCards, act: (actor) => actor.withdraw(worth(actor, 40), 'card') },
  {
    name: 'everything at once',
    prepare: async (actor, random) => {
      await fund(actor, random);
      await fundCards(actor, random);
    },
    act: async (actor, random) => {
      await atOnce(
        actor.push('00', someKes(random)),
        actor.withdraw(some(actor, random, 100), 'mpesa'),
        actor.payCard(someByCard(actor, random, 50)),
        actor.withdraw(some(actor, random, 60), 'card'),
      );
    },
  },
  {
    name: 'disputed card payment that is won, as money goes out',
    prepare: fundBoth,
    act: (actor, random) => atOnce(actor.withdraw(some(actor, random, 100), 'mpesa'), actor.dispute('won')),
  },
  {
    name: 'disputed card payment that is lost, as money goes out',
    prepare: fundBoth,
    act: (actor, random) => atOnce(actor.withdraw(some(actor, random, 100), 'mpesa'), actor.dispute('lost')),
  },
  {
    name: 'disputed card payment that is refunded at the same time',
    prepare: (actor) => actor.payCard(worth(actor, 40.5)),
    act: (actor, random) =>
      atOnce(actor.withdraw(some(actor, random, 40), 'card'), actor.dispute(random.pick(['won', 'lost']))),
  },
  {
    name: 'correction by two people, as money goes out',
    prepare: fund,
    act: (actor, random) =>
      atOnce(
        actor.withdraw(some(actor, random, 50), 'mpesa'),
        actor.correct(random.pick([1, -1]) * worth(actor, random.between(1, 40))),
      ),
  },
];
