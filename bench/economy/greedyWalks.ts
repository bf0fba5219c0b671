/** Visits of people who want an offer and nothing else: they take it, stake what it asks for at most, and leave. */
import type { HouseKind } from '../../contract/playTerms.ts';
import {
  collect,
  CRASH_SAFE,
  DICE_SAFE,
  SLOTS_HIGH,
  SLOTS_LOW,
  SPINS_OFFER,
  stakeAsFriend,
  staking,
  takeReward,
  type Style,
} from '../offers/hunters.ts';
import { WILD_DICE } from '../offers/Games.ts';
import type { Crowd, Offer, Walk } from './Crowd.ts';

/** Low, so that a few wins do not hide what the house keeps. */
const WILD = staking('dice', 100, WILD_DICE);
const STYLES: readonly (readonly [HouseKind, Style])[] = [
  ...(['crash', 'crash', 'crash'] as const).map((kind) => [kind, CRASH_SAFE] as const),
  ['slots', SLOTS_HIGH],
  ['slots', SLOTS_LOW],
  ['dice', DICE_SAFE],
  ['dice', WILD],
];
const styleOf = ({ random }: Crowd): Style => random.pick(STYLES)[1];
/** More requests than this would be one offer's alone. */
const MOST_STAKED = 25_000;
const LEAST_PAID = 200;
const FRIEND_STAKE = 5_000;

/** Pays the least deposit that brings an offer which is open to the player, by M-Pesa or by card. Returns the offer. */
async function take(crowd: Crowd, uid: string): Promise<Offer | undefined> {
  const { hindered, welcome } = await crowd.games.standing(uid);
  const closed = [...hindered, ...welcome.filter(({ status }) => status !== 'next')].map(({ bonusId }) => bonusId);
  const open = crowd.offers.filter(({ id }) => !closed.includes(id));
  if (open.length === 0) return undefined;
  const offer = crowd.random.pick(open);
  const amount = Math.max(LEAST_PAID, offer.minDeposit);
  const paid = crowd.random.chance(0.7)
    ? await crowd.world.deposit(uid, amount, { bonusId: offer.id })
    : await crowd.payByCard(uid, amount, offer.id);
  return paid === undefined ? undefined : offer;
}

/** Asks first whether a bonus would end, as the form does. */
async function leave({ world, random }: Crowd, uid: string): Promise<void> {
  const way = random.chance(0.3) ? 'card' : 'mpesa';
  await world.withdrawAll(uid, { way, endsBonus: false });
  await world.withdrawAll(uid, { way });
}

const takeAndLeave: Walk = async (crowd, uid) => {
  if (!(await take(crowd, uid))) return;
  await leave(crowd, uid);
  await collect(crowd, uid);
};

const stakeAndLeave: Walk = async (crowd, uid) => {
  const offer = await take(crowd, uid);
  if (!offer) return;
  const [kind, style] = crowd.random.pick(STYLES);
  const asked = (offer.wagering * Math.max(LEAST_PAID, offer.minDeposit) * 100) / offer.contribution[kind];
  await style(
    crowd,
    uid,
    Math.min(MOST_STAKED, Math.ceil(asked * (crowd.random.chance(0.8) ? 1 : crowd.random.next()))),
  );
  await collect(crowd, uid);
  await leave(crowd, uid);
};

const park: Walk = async (crowd, uid) => {
  const { games, random, parked } = crowd;
  if (!(await take(crowd, uid))) return;
  const round = await games.park(uid, random.between(20, 200), random.pick([1, 3, 20]));
  if (round) parked.push({ uid, round });
  if (round && random.chance(0.4)) await games.step(uid, round.roundId, { action: 'open', tile: 3 });
  await SLOTS_HIGH(crowd, uid, random.between(500, 5_000));
  await leave(crowd, uid);
  await collect(crowd, uid);
};

/** The tile that may be open already is refused. */
const comeBack: Walk = async ({ games, random, parked }) => {
  const left = parked.shift();
  if (left) await games.finish(left.uid, left.round, random.between(1, 4));
};

const bringFriend: Walk = async (crowd, uid) => {
  const friend = await crowd.invite(uid, crowd.random.chance(0.3));
  await stakeAsFriend(crowd, friend, FRIEND_STAKE);
  await collect(crowd, friend);
  await leave(crowd, friend);
  await takeReward(crowd, uid);
};

/** Plays high by card. What is lost is asked back from the bank; some who have won ask too. */
const payAndDispute: Walk = async (crowd, uid) => {
  const { world, random } = crowd;
  const offer = random.pick([undefined, ...crowd.offers]);
  const id = await crowd.payByCard(uid, Math.max(500, offer?.minDeposit ?? 0), offer?.id);
  if (id === undefined) return;
  await random.pick([WILD, SLOTS_HIGH, staking('dice', 500, { side: 'over', target: 50 })])(crowd, uid, 4_000);
  await collect(crowd, uid);
  const hasWon = await world.withdrawAll(uid);
  if (!hasWon || random.chance(0.2)) await crowd.dispute(id);
};

const payAndRefund: Walk = async (crowd, uid) => {
  await crowd.payByCard(uid, crowd.random.between(200, 3_000));
  await styleOf(crowd)(crowd, uid, 600);
  await crowd.world.withdrawAll(uid, { way: 'card' });
  await leave(crowd, uid);
};

const opposite: Walk = async (crowd, uid) => {
  const other = crowd.random.pick(crowd.uids);
  for (const [index, each] of [uid, other].entries()) {
    if (!(await take(crowd, each))) continue;
    const choice = { side: index === 0 ? 'under' : 'over', target: 50 };
    await staking('dice', 500, choice)(crowd, each, 2_500);
    await collect(crowd, each);
    await leave(crowd, each);
  }
};

/** Large and safe stakes for points, which buy spins or boxes. */
const gatherPoints: Walk = async (crowd, uid) => {
  const { world, games, random } = crowd;
  await world.deposit(uid, 10_000);
  await staking('dice', 2_500, { side: 'under', target: 96 })(crowd, uid, 30_000);
  const [itemId, price] = random.pick([['box-1-bronze', 300] as const, ['box-2-silver', 1_400] as const]);
  if (random.chance(0.5)) await games.buySpins(uid, SPINS_OFFER);
  else for (let box = 0; box < 3; box += 1) await games.buyBox(uid, itemId, price);
  await collect(crowd, uid);
  await leave(crowd, uid);
};

export const GREEDY_WALKS: readonly Walk[] = [
  ...[takeAndLeave, takeAndLeave, stakeAndLeave, stakeAndLeave, stakeAndLeave, park, park, comeBack, comeBack],
  ...[bringFriend, payAndDispute, payAndDispute, payAndRefund, opposite, gatherPoints],
];
