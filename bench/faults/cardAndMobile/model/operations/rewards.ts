/** The wheel, the bonus market and free spins, each also twice at once and again. */
import { randomUUID } from 'node:crypto';
import type { Purchase } from '../../../../../contract/market.ts';
import type { PurchaseBody } from '../../../../../contract/marketRequests.ts';
import type { Wheel } from '../../../../../contract/wheel.ts';
import { buy } from '../../../../../server/src/rewards/market/buy.ts';
import { turnWheel } from '../../../../../server/src/rewards/wheel/wheel.ts';
import { toMinor } from '../../../money.ts';
import { BOXES, SPIN_OFFERS, SPIN_TERMS } from '../../../rewards.ts';
import { deliverBet } from '../calls/deliver.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { NO_CHANCE, type Operation, refusedAs } from './operation.ts';
import { launchFor } from './tables.ts';

/** Keys are forgotten after a week. */
const KEPT = 6 * 86_400_000;

/** How often a call comes at the same moment. */
const timesOf = ({ random }: ModelComparison): number => (random.chance(0.25) ? 3 : 1);

const atOnce = <T>(times: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, ask));

/** Today's turn, with the ledger and the model. Chance is the server's: the model takes its segment. */
export async function turnWith(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { scene, checks, moment, spinTerms } = comparison;
  const { uid, rewards, play } = player;
  const known = rewards.turnOf(moment.now);
  const ask = () => turnWheel(scene.wallet.ctx, uid);
  if (!known && play.isOnBreak) {
    checks.equal(await refusedAs(ask()), 'time_out', 'a turn of the wheel during a break');
    return 'no turn during a break';
  }
  const [answer, ...others] = await atOnce(timesOf(comparison), ask);
  checks.equal(
    others,
    others.map(() => answer),
    'turns of the wheel at once',
  );
  const segment = answer?.turn?.segment ?? -1;
  if (!known) rewards.turn(segment, moment, spinTerms);
  const { bonus, freeSpins, segment: drawn } = rewards.turnOf(moment.now) ?? { bonus: 0, freeSpins: 0 };
  checks.equal(turnOf(answer), [drawn, bonus, freeSpins], 'a turn of the wheel');
  return `a turn of the wheel to ${segment}${known ? ' again' : ''}`;
}

const turnOf = (wheel: Wheel | undefined): unknown[] =>
  wheel?.turn ? [wheel.turn.segment, toMinor(wheel.turn.bonus), wheel.turn.freeSpins] : [];

export const turn: Operation = { weight: 3, run: turnWith };

type Item = Pick<PurchaseBody, 'shelf' | 'itemId'>;

const ITEMS: readonly Item[] = [
  { shelf: 'boxes', itemId: 'box' },
  { shelf: 'boxes', itemId: 'box' },
  { shelf: 'freeSpins', itemId: 'three' },
  { shelf: 'boxes', itemId: 'gone' },
  { shelf: 'freeSpins', itemId: 'box' },
];

const priceOf = ({ itemId }: Item): number | undefined =>
  [...BOXES, ...SPIN_OFFERS].find(({ id, isActive }) => id === itemId && isActive)?.price;

/** As the player sees it. */
const seen = (item: Item): PurchaseBody => ({
  ...item,
  price: priceOf(item) ?? 0,
  ...(item.shelf === 'freeSpins' && { spins: SPIN_OFFERS[0]?.spins }),
});

const isForSale = ({ shelf, itemId }: Item): boolean =>
  (shelf === 'boxes') === BOXES.some(({ id }) => id === itemId) && priceOf({ shelf, itemId }) !== undefined;

/** Which prizes may come out. */
const prizesOf = ({ shelf }: PurchaseBody, { rewards }: PlayerModel): string[] =>
  shelf === 'freeSpins'
    ? SPIN_OFFERS.map(({ spins }) => `0 ${spins}`)
    : (BOXES[0]?.prizes ?? []).map((prize) => rewards.prizeOf(prize)).map((p) => `${p.bonus} ${p.freeSpins}`);

const prizeIn = ({ bonus, freeSpins }: Purchase) => ({ bonus: toMinor(bonus), freeSpins });

export const purchase: Operation = {
  weight: 4,
  run: async (comparison, player) => {
    const { scene, random, checks, moment, spinTerms } = comparison;
    const { uid, rewards } = player;
    const [body, key] = [seen(random.pick(ITEMS)), randomUUID()];
    const { price } = body;
    const missing = rewards.points < price ? 'points_missing' : undefined;
    const refused = isForSale(body) ? missing : 'market_unavailable';
    const ask = () => buy(scene.wallet.ctx, uid, body, key);
    const what = `a purchase of ${body.itemId}, ${refused ?? 'done'}`;
    if (refused) {
      checks.equal(await refusedAs(ask()), refused, what);
      return what;
    }
    const [answer, ...others] = await atOnce(timesOf(comparison), ask);
    if (!answer) return what;
    checks.equal(
      others,
      others.map(() => answer),
      `${what}, at once`,
    );
    const { bonus, freeSpins } = prizeIn(answer);
    checks.that(prizesOf(body, player).includes(`${bonus} ${freeSpins}`), `${what}: ${bonus} and ${freeSpins} spins`);
    const id = await newIdOf(comparison, player);
    rewards.buy(
      { shelf: body.shelf, itemId: body.itemId, id, key, price, bonus, freeSpins, at: moment.now },
      moment,
      spinTerms,
    );
    checks.equal(answer.points, rewards.points, `${what}: the points that are left`);
    return what;
  },
};

/** Of the one record that the model does not know. */
async function newIdOf({ scene, checks }: ModelComparison, { uid, rewards }: PlayerModel): Promise<string> {
  const stored = await scene.store.ids('market-purchases', { where: [['userId', '==', uid]] });
  const known = new Set(rewards.purchases.map(({ id }) => id));
  const fresh = stored.filter((id) => !known.has(id));
  checks.equal(fresh.length, 1, 'records of a purchase');
  return fresh[0] ?? '';
}

/** With its key: the same again, or another request. */
const purchaseAgain: Operation = {
  weight: 1,
  run: async (comparison, { uid, rewards }) => {
    const { scene, random, checks, moment } = comparison;
    const recent = rewards.purchases.filter(({ at }) => moment.now - at < KEPT);
    if (recent.length === 0) return NO_CHANCE;
    const { key, shelf, itemId, bonus, freeSpins } = random.pick(recent);
    const isChanged = random.chance(0.3);
    const asked = buy(scene.wallet.ctx, uid, seen({ shelf, itemId: isChanged ? 'other' : itemId }), key);
    if (isChanged) checks.equal(await refusedAs(asked), 'idempotency_conflict', 'a purchase with a known key');
    else {
      const answer = await asked;
      checks.equal(
        { ...prizeIn(answer), points: answer.points },
        { bonus, freeSpins, points: rewards.points },
        'a purchase again',
      );
    }
    return `a purchase again${isChanged ? ', changed' : ''}`;
  },
};

/** At its stake, at another one, and at other games. */
async function spinFree(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { random } = comparison;
  const { rewards, currency } = player;
  const launch = await launchFor(comparison, player, random.chance(0.95) ? 'slots' : 'dice');
  const { now } = comparison.moment;
  const grants = launch.kind === 'slots' ? rewards.openGrants(now) : [];
  const offered = grants[0]?.stakes[currency] ?? 25;
  const stake = random.chance(0.9) ? offered : offered + 100;
  const missing = rewards.grantFor(stake, now) ? undefined : 'free_spin_stake';
  const freeSpinRefusal = grants.length === 0 ? 'no_free_spins' : missing;
  const asked = { launch, betId: randomUUID(), stake, choice: {}, isValid: true, isFree: true };
  return deliverBet(comparison, player, { ...asked, freeSpinRefusal });
}

export const freeSpin: Operation = { weight: 4, run: spinFree };

/** As many as there is time for; then an hour, because the providers are asked too. */
const freeSpins: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const what: string[] = [];
    for (let left = comparison.random.between(2, 5); left > 0; left -= 1) {
      what.push(await spinFree(comparison, player));
      comparison.scene.wait(comparison.random.pick([2_499, 2_500, 3_000]));
    }
    await comparison.reconcile();
    return what.join(', then ');
  },
};

/** The operator changes what free spins are worth, or has none for a while. */
const changeSpinTerms: Operation = {
  weight: 1,
  run: async (comparison) => {
    const { scene, random } = comparison;
    const stake = random.pick([25, 40]);
    const isActive = random.chance(0.8);
    comparison.spinTerms = { ...SPIN_TERMS, isActive, stakeKes: stake, stakeUsd: stake / 100 };
    await scene.put('spin-terms', comparison.spinTerms);
    return `free spins of ${stake}, ${isActive ? 'active' : 'none'}`;
  },
};

export const REWARD_OPERATIONS: readonly Operation[] = [
  turn,
  purchase,
  purchaseAgain,
  freeSpin,
  freeSpins,
  changeSpinTerms,
];
