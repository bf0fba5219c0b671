/** Purchases in the bonus market, also twice at once and again. */
import { randomUUID } from 'node:crypto';
import type { Purchase, PurchaseBody } from '../../../../contract/market.ts';
import { buy } from '../../../../server/src/rewards/market.ts';
import { toMinor } from '../../money.ts';
import { BOXES, SPIN_OFFERS } from '../../rewards.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { atOnce, timesOf } from './atOnce.ts';
import { NO_CHANCE, type Operation, refusedAs } from './operation.ts';

/** Keys are forgotten after a week. */
const KEPT = 6 * 86_400_000;

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

/** The player confirms the terms that the page shows. */
const seen = (item: Item): PurchaseBody => ({
  ...item,
  price: priceOf(item) ?? 0,
  ...(item.shelf === 'freeSpins' && { spins: SPIN_OFFERS[0]?.spins }),
});

const isForSale = ({ shelf, itemId }: Item): boolean =>
  (shelf === 'boxes') === BOXES.some(({ id }) => id === itemId) && priceOf({ shelf, itemId }) !== undefined;

/** These prizes may come out. */
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
    const ask = () => buy(scene.services.ctx, uid, body, key);
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

/** Finds the id of the one record that the model does not know. */
async function newIdOf({ scene, checks }: ModelComparison, { uid, rewards }: PlayerModel): Promise<string> {
  const stored = await scene.store.ids('market-purchases', { where: [['userId', '==', uid]] });
  const known = new Set(rewards.purchases.map(({ id }) => id));
  const fresh = stored.filter((id) => !known.has(id));
  checks.equal(fresh.length, 1, 'records of a purchase');
  return fresh[0] ?? '';
}

/** A key is used again with the same request or with another one. */
export const purchaseAgain: Operation = {
  weight: 1,
  run: async (comparison, { uid, rewards }) => {
    const { scene, random, checks, moment } = comparison;
    const recent = rewards.purchases.filter(({ at }) => moment.now - at < KEPT);
    if (recent.length === 0) return NO_CHANCE;
    const { key, shelf, itemId, bonus, freeSpins } = random.pick(recent);
    const isChanged = random.chance(0.3);
    const asked = buy(scene.services.ctx, uid, seen({ shelf, itemId: isChanged ? 'other' : itemId }), key);
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
