/** A visit without a plan: anything that a player can ask for, in any order, with the same requests twice now and then. */
import { randomUUID } from 'node:crypto';
import type { BonusClaim } from '../../contract/bonuses.ts';
import { HOUSE_KINDS, type HouseKind } from '../../contract/playTerms.ts';
import { LIMIT_PERIODS } from '../../contract/saferPlay.ts';
import { KINDS } from '../../originals/kinds.ts';
import type { Random } from '../faults/Random.ts';
import { collect } from '../offers/hunters.ts';
import type { Walk } from './Crowd.ts';

const HOUR_MS = 3_600_000;

interface Choosing {
  choice: object;
  tiles?: number;
}

const ofTables = (kind: HouseKind) => (random: Random) => ({
  choice: random.pick(KINDS[kind].tables?.() ?? []).choice,
});

const CHOICES: Readonly<Record<HouseKind, (random: Random, stake: number) => Choosing>> = {
  slots: () => ({ choice: {} }),
  crash: (random) => ({ choice: { autoCashOut: random.between(101, 1_000) / 100 } }),
  mines(random) {
    const mines = random.between(1, 24);
    return { choice: { mines }, tiles: random.between(1, Math.min(5, 25 - mines)) };
  },
  blackjack: () => ({ choice: {} }),
  roulette(random, stake) {
    const part = random.between(1, stake - 1);
    const [first = 'red', second = 'black'] = random.pick([
      ['red', 'black'],
      ['dozen:1', 'straight:17'],
      ['low', 'split:20-23'],
    ]);
    return {
      choice: {
        bets: [
          { on: first, stake: part },
          { on: second, stake: stake - part },
        ],
      },
    };
  },
  hilo: (random) => ({ choice: {}, tiles: random.between(1, 5) }),
  limbo: (random) => ({ choice: { target: random.between(101, 2_000) / 100 } }),
  plinko: ofTables('plinko'),
  keno: ofTables('keno'),
  fortune: ofTables('fortune'),
  dice(random) {
    const chance = random.between(1, 96);
    return { choice: random.chance(0.5) ? { side: 'under', target: chance } : { side: 'over', target: 100 - chance } };
  },
};

const play: Walk = async ({ games, random }, uid) => {
  const kind = random.pick(HOUSE_KINDS);
  const betId = randomUUID();
  const stake = random.pick([20, 50, 100, 200]);
  const bet = { kind, stake, betId, ...CHOICES[kind](random, stake) };
  if (random.chance(0.03)) await games.rollBack(uid, kind, betId);
  await games.play(uid, bet);
  if (random.chance(0.03)) await games.play(uid, bet);
  if (random.chance(0.03)) await games.rollBack(uid, kind, betId);
};

const deposit: Walk = async (crowd, uid) => {
  const { random } = crowd;
  const bonusId = random.pick([undefined, undefined, ...crowd.offers])?.id;
  const amount = random.pick([150, 500, 1_000, 2_000]);
  await (random.chance(0.6) ? crowd.world.deposit(uid, amount, { bonusId }) : crowd.payByCard(uid, amount, bonusId));
};

const withdraw: Walk = async ({ world, random }, uid) => {
  const way = random.pick(['mpesa', 'card'] as const);
  await world.withdraw(uid, random.between(100, 2_000), { way, endsBonus: random.chance(0.5) });
};

const giveUp: Walk = async ({ world, random }, uid) => {
  const claims = ((await world.get(uid, '/users/me/bonuses')).data ?? []) as BonusClaim[];
  if (claims.length > 0) await world.post(uid, `/users/me/bonuses/${random.pick(claims).id}/forfeit`);
};

const disputeAny: Walk = async (crowd) => {
  const { cardPayments, random } = crowd;
  if (cardPayments.length === 0) return;
  const [payment] = cardPayments.splice(random.below(cardPayments.length), 1);
  if (payment && !crowd.openDisputes.includes(payment.id)) await crowd.dispute(payment.id);
};

const limit: Walk = async ({ world, random }, uid) => {
  const amount = random.pick([5_000, 20_000, null]);
  await world.post(uid, '/gaming/limits', { period: random.pick(LIMIT_PERIODS), amount, currency: 'KES' });
  await world.post(uid, '/play/limits', { kind: 'lossWeek', value: random.pick([3_000, null]) });
};

const takeBreak: Walk = async ({ world, random }, uid) => {
  const isForLong = random.chance(0.1);
  if (isForLong) await world.post(uid, '/gaming/self-exclusion', { months: 6 });
  else await world.post(uid, '/gaming/time-out', { hours: 24 });
};

const look: Walk = async ({ world, random }, uid) => {
  const paths = [
    '/wallet/transactions',
    '/users/me/notifications',
    '/wallet/methods',
    '/users/me/wheel',
    '/play/rounds',
  ];
  await world.get(uid, random.pick(paths));
  await world.get(uid, '/wallet/balance?refresh=true');
};

const newSeeds: Walk = ({ world, random }, uid) =>
  world.post(uid, '/play/seeds/rotate', { clientSeed: `seed-${random.below(1_000)}` }).then(() => undefined);

const otherBrowser: Walk = ({ world }, uid) => world.signIn(uid, { deviceId: randomUUID().replaceAll('-', '') });

const wait: Walk = async ({ world, random }) => world.pass(random.below(HOUR_MS));

const ACTS: readonly (readonly [weight: number, act: Walk])[] = [
  [40, play],
  [10, deposit],
  [6, withdraw],
  [3, (crowd, uid) => collect(crowd, uid)],
  [2, giveUp],
  [1, disputeAny],
  [1, (crowd) => crowd.decide()],
  [1, limit],
  [0.2, takeBreak],
  [3, look],
  [1, newSeeds],
  [1, otherBrowser],
  [4, wait],
];

const WEIGHTS = ACTS.reduce((sum, [weight]) => sum + weight, 0);

function draw(random: Random): Walk {
  let rest = random.next() * WEIGHTS;
  return ACTS.find(([weight]) => (rest -= weight) < 0)?.[1] ?? play;
}

export const randomWalk: Walk = async (crowd, uid) => {
  await deposit(crowd, uid);
  for (let left = crowd.random.between(20, 100); left > 0; left -= 1) await draw(crowd.random)(crowd, uid);
};
