/** Players get and use the wheel, the bonus market, free spins and bonus money. */
import type { PurchaseBody } from '../../../contract/market.ts';
import { BOXES, SPIN_OFFERS } from '../rewards.ts';
import { textIn } from './Actor.ts';
import { bet, cashOutMines, worth } from './playActs.ts';
import type { Scenario } from './scenarios.ts';

/** KES for 100 dollars. */
const HUNDRED_KES = 12_950;
const SPIN_MS = 2_500;
/** Loses 99 times of 100. */
const LOSING = { side: 'under', target: 1 };
const SAFE = { side: 'under', target: 96 };

const fund: Scenario['prepare'] = (actor) => actor.push('00', HUNDRED_KES);
const fundWithBonus: Scenario['prepare'] = (actor) => actor.push('00', HUNDRED_KES, true);

/** Enough for anything in the market. */
const earnPoints: Scenario['prepare'] = async (actor, random) => {
  await fund(actor, random);
  await bet(actor, 'dice', SAFE, { stake: worth(actor, 1_200, 12) });
};

const spinFree: Scenario['act'] = async (actor) => {
  for (let left = 2; left > 0; left -= 1) {
    await bet(actor, 'slots', {}, { stake: worth(actor, 25, 0.25), isFree: true });
    await actor.server.advance(SPIN_MS);
  }
};

/** The player keeps bonus money alone. */
const loseReal: Scenario['prepare'] = async (actor, random) => {
  await fundWithBonus(actor, random);
  await bet(actor, 'dice', LOSING, { stake: worth(actor, HUNDRED_KES, 100) });
};

const buy =
  (seen: PurchaseBody): Scenario['act'] =>
  async (actor) =>
    void (await actor.ask('/users/me/market', seen));

const priceOf = (offer: { price: number } | undefined): number => offer?.price ?? 0;
const buyBox = buy({ shelf: 'boxes', itemId: 'box', price: priceOf(BOXES[0]) });
const buySpins = buy({
  ...{ shelf: 'freeSpins', itemId: 'three' },
  ...{ price: priceOf(SPIN_OFFERS[0]), spins: SPIN_OFFERS[0]?.spins },
});

const turnWheel: Scenario['act'] = async (actor) => void (await actor.ask('/users/me/wheel/turn', {}));

export const REWARD_SCENARIOS: readonly Scenario[] = [
  { name: 'turn of the wheel', prepare: async () => undefined, act: turnWheel },
  { name: 'purchase of a box', prepare: earnPoints, act: buyBox },
  { name: 'purchase of free spins', prepare: earnPoints, act: buySpins },
  { name: 'free spins of a deposit', prepare: fundWithBonus, act: spinFree },
  {
    name: 'free spins of the market',
    prepare: async (actor, random) => {
      await earnPoints(actor, random);
      await buySpins(actor, random);
    },
    act: spinFree,
  },
  {
    name: 'stake of bonus money',
    prepare: loseReal,
    act: cashOutMines,
  },
  {
    name: 'bonus that becomes real money',
    prepare: async (actor, random) => {
      await fund(actor, random);
      await turnWheel(actor, random);
    },
    act: async (actor) => void (await bet(actor, 'dice', SAFE, { stake: worth(actor, 500, 5) })),
  },
  {
    name: 'bonus that is given up',
    prepare: fundWithBonus,
    act: async (actor) => {
      const [deposit] = actor.asksOf('prompt');
      if (deposit) await actor.ask(`/users/me/bonuses/${textIn(deposit, 'depositId')}/forfeit`, {});
    },
  },
];
