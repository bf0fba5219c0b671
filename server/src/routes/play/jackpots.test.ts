import { describe, expect, it } from '@jest/globals';
import type { Jackpot, Jackpots, PotState } from '../../../../contract/jackpots.ts';
import type { Round } from '../../../../contract/rounds.ts';
import { readRound, recomputeRound } from '../../../../originals/verify/index.ts';
import { expectHouse } from '../../ledger/invariants/expectSums.testTools.ts';
import { withPurse } from '../../testing/PlayScene.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 100_000 });

const USD = { seed: 1, most: 50, turnover: 100_000_000 };
const RARE = 10_000_000_000;
/** A stake of so much wins it for certain. */
const CERTAIN = 10_000;

/** A jackpot that all but never falls, unless `kes` says otherwise. */
const jackpotOf = (id: string, kes: Partial<Jackpot['KES']> = {}, more: Partial<Jackpot> = {}): Jackpot => ({
  ...{ id, isActive: true, order: 1, name: `Jackpot ${id}`, sharePercent: 0.25, USD },
  KES: { seed: 1_000, most: 5_000, turnover: RARE, ...kes },
  ...more,
});

const MARKED = '/originals/slots.html?title=Dhahabu&model=classic&jackpots=1';

/** Puts jackpots into the content, begins their pots and opens a marked slot. */
async function begin(...jackpots: Jackpot[]): Promise<void> {
  const slot = await scene.server.store.get('games', 'slots');
  await scene.server.put('games', { ...slot, id: 'marked', gameUrl: MARKED });
  await scene.server.put('jackpots', ...jackpots);
  await tend();
  await scene.open('marked');
}

/** Lets the workers begin pots and see how large they are. */
async function tend(): Promise<void> {
  scene.pass(60_000);
  await scene.server.app.services.workers.runOnce();
}

const bet = async (stake: number, more: object = {}): Promise<Round> => {
  scene.pass(3_000);
  return (await scene.bet(stake, more)).data;
};
const pots = async (currency = 'KES'): Promise<PotState[]> =>
  ((await scene.server.ask('/jackpots')).data as Jackpots).pots.filter((pot) => pot.currency === currency);
const amounts = async (): Promise<number[]> => {
  scene.pass(5_000);
  await scene.server.put('jackpots', ...(await scene.server.store.find('jackpots')));
  return (await pots()).map(({ amount }) => amount);
};
const house = () => expectHouse(scene.server.store);

describe('a jackpot', () => {
  it('begins with the money of the house in each currency, once', async () => {
    await begin(jackpotOf('a'));
    await tend();
    expect([await amounts(), (await pots('USD')).map(({ amount }) => amount)]).toEqual([[1_000], [1]]);
    const seeds = (await scene.server.store.find('journal')).filter(({ account }) => account === 'seed');
    expect(seeds.map(({ deltaCents, currency }) => [currency, deltaCents])).toEqual([
      ['KES', -100_000],
      ['USD', -100],
    ]);
    await house();
    const slot = await scene.server.store.get('games', 'slots');
    const lines = { ...slot, id: 'pays-more', gameUrl: '/originals/slots.html?jackpots=1' };
    const resting = { ...slot, id: 'resting', gameUrl: MARKED, status: 'maintenance' };
    await scene.server.put('games', lines, resting);
    expect((await scene.server.ask('/jackpots')).data).toMatchObject({ games: ['marked'] });
    await scene.open('pays-more');
    expect((await bet(1_000)).jackpots).toBeUndefined();
  });

  it('gets its part of each stake of real money, to the ten-thousandth of a cent', async () => {
    await begin(jackpotOf('a'), jackpotOf('b', {}, { order: 2, sharePercent: 0.01 }));
    for (let count = 0; count < 3; count += 1) await bet(21);
    // 3 × 5.25 and 3 × 0.21 cents: what is below a cent waits for the next stake.
    expect(await amounts()).toEqual([1_000.15, 1_000]);
    for (let count = 0; count < 3; count += 1) await bet(21);
    expect(await amounts()).toEqual([1_000.31, 1_000.01]);
    await house();
  });

  it('takes nothing from the player and nothing from the win: the balance is what the round says', async () => {
    await begin(jackpotOf('a'));
    const { balance, win, jackpots } = await bet(1_000);
    expect(balance).toBe(99_000 + win);
    expect(jackpots).toMatchObject([{ id: 'a', stake: 1_000, turnover: RARE, prize: 0 }]);
    expect((await scene.refreshed()).balance).toBe(balance);
  });

  it('is neither fed nor won by bonus money, by other slots, or while it is switched off', async () => {
    await begin(jackpotOf('a', { turnover: CERTAIN }));
    await scene.open('slots');
    expect((await bet(4_000)).jackpots).toBeUndefined();
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', balance: 0, ...withPurse(40_000) });
    await scene.open('marked');
    expect((await bet(50)).jackpots).toBeUndefined();
    await scene.server.put('users', { ...user, id: 'uid-1', balance: 90_000 });
    await scene.server.put('jackpots', jackpotOf('a', { turnover: CERTAIN }, { isActive: false }));
    expect((await bet(CERTAIN)).jackpots).toBeUndefined();
    expect(await pots()).toEqual([]);
  });

  it('counts the real part of a stake alone', async () => {
    await begin(jackpotOf('a'));
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', balance: 30, ...withPurse(500) });
    expect((await bet(50)).jackpots).toMatchObject([{ stake: 30 }]);
  });
});

describe('a jackpot that falls', () => {
  it('is paid whole into the balance with the round, and the next one begins at once', async () => {
    await begin(jackpotOf('a', { turnover: CERTAIN }));
    const { balance, win, jackpots } = await bet(CERTAIN);
    expect(jackpots).toMatchObject([{ id: 'a', stake: CERTAIN, turnover: CERTAIN, prize: 1_025 }]);
    expect(balance).toBe(90_000 + win);
    expect(win).toBeGreaterThanOrEqual(1_025);
    expect((await scene.refreshed()).balance).toBe(balance);
    expect(await amounts()).toEqual([1_000]);
    await house();
    expect((await scene.server.ask('/users/me/notifications')).data).toMatchObject([
      { kind: 'jackpot', amount: 1_025, currency: 'KES', gameId: 'marked' },
      { kind: 'payoutPhone' },
      { kind: 'deposit' },
    ]);
  });

  it('is told by its name in each language: in the round the one of now, in the bell the one of then', async () => {
    const words = (name: string) => ({ name, translations: { sw: { name: `${name} kwa Kiswahili` } } });
    const namesOf = (name: string) => ({ en: name, sw: `${name} kwa Kiswahili` });
    await begin(jackpotOf('a', { turnover: CERTAIN }, words('Quick')));
    const { roundId, jackpots } = await bet(CERTAIN);
    expect(jackpots).toMatchObject([{ names: namesOf('Quick') }]);
    await scene.server.put('jackpots', jackpotOf('a', { turnover: CERTAIN }, words('Swift')));
    const { data } = await scene.server.ask(`/play/rounds/${roundId}`);
    expect(data).toMatchObject({ jackpots: [{ names: namesOf('Swift') }] });
    expect((await scene.server.ask('/users/me/notifications')).data).toMatchObject([
      { kind: 'jackpot', jackpot: namesOf('Quick') },
      {},
      {},
    ]);
  });

  it('is told to all with a short name, or without one for a player who does not want to be shown', async () => {
    await begin(jackpotOf('a', { turnover: CERTAIN }));
    await scene.server.put('users', {
      ...(await scene.server.store.get('users', 'uid-1')),
      ...{ id: 'uid-1', displayName: 'Wanjiru Kamau' },
    });
    const { roundId } = await bet(CERTAIN);
    await amounts();
    const [shown] = await pots();
    expect(shown?.falls).toMatchObject([{ amount: 1_025, gameId: 'marked', playerName: 'Wanji•••' }]);
    expect(JSON.stringify(shown)).not.toContain(roundId);
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', preferences: { isShownInBets: false } });
    await amounts();
    expect((await pots())[0]?.falls[0]).not.toHaveProperty('playerName');
  });

  it('pays two who win at once one pot each, and loses no cent of what others staked meanwhile', async () => {
    await begin(jackpotOf('a', { turnover: CERTAIN }));
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES', balance: 50_000, bonusBalance: 0 });
    const token = (await scene.open('marked')).launchToken ?? '';
    const other = (await scene.open('marked', 'uid-2')).launchToken ?? '';
    scene.pass(3_000);
    const rounds = await Promise.all([scene.bet(CERTAIN, { token }), scene.bet(CERTAIN, { token: other })]);
    const prizes = rounds.flatMap(({ data }) => data.jackpots?.map(({ prize }) => prize) ?? []);
    expect(prizes.reduce((sum, prize) => sum + prize, 0) + ((await amounts())[0] ?? 0)).toBe(3_050);
    expect(Math.min(...prizes)).toBeGreaterThanOrEqual(1_000);
    await house();
  });

  it('is won in proportion to the stake, as its seeds decide, which anybody can compute again', async () => {
    await begin(jackpotOf('a', { turnover: CERTAIN }), jackpotOf('b', { turnover: 20_000 }, { order: 2 }));
    for (let count = 0; count < 12; count += 1) await bet(4_000 + count);
    await scene.server.ask('/play/seeds/rotate', { method: 'POST', body: { clientSeed: 'a new one' } });
    const { items } = (await scene.server.ask('/play/rounds?limit=100')).data as { items: Round[] };
    const falls = items.flatMap(({ jackpots = [] }) => jackpots.filter(({ prize }) => prize > 0));
    expect(falls.length).toBeGreaterThan(0);
    expect(falls.length).toBeLessThan(24);
    for (const round of items) {
      expect(await recomputeRound(readRound(round))).toMatchObject({ isFair: true });
      const { jackpots = [], win } = round;
      const prizes = jackpots.reduce((sum, { prize }) => sum + prize, 0);
      const turned = jackpots.map((each) => ({ ...each, prize: each.prize > 0 ? 0 : 1 }));
      const added = turned.reduce((sum, { prize }) => sum + prize, 0) - prizes;
      const other = { ...round, win: Math.round((win + added) * 100) / 100, jackpots: turned };
      expect(await recomputeRound(readRound(other))).toMatchObject({ isFair: false });
    }
  });

  it('falls a hundred times as often once it has reached its most, and never pays more', async () => {
    await begin(jackpotOf('a', { seed: 1_000, most: 1_010, turnover: 1_000_000 }));
    await bet(6_000);
    expect((await bet(20)).jackpots).toMatchObject([{ turnover: 1_000_000 }]);
    await tend();
    expect(await amounts()).toEqual([1_010]);
    const { jackpots } = await bet(10_000);
    expect(jackpots).toMatchObject([{ id: 'a', stake: 10_000, turnover: 10_000, prize: 1_010 }]);
    // 15 + 0.05 + 25 were fed: 30.05 is above the most and stays for the next pot, which is due again.
    expect(await amounts()).toEqual([1_010]);
    await house();
  });

  it('counts as a win of its round, of the day and in the totals', async () => {
    await begin(jackpotOf('a', { turnover: CERTAIN }));
    const { win } = await bet(CERTAIN);
    const play = await scene.server.store.get('play', 'uid-1');
    const [day] = Object.values(play?.days ?? {});
    expect(day).toMatchObject({ wonCents: Math.round(win * 100) });
    expect((await scene.server.ask('/play/rounds/totals')).data).toMatchObject({ won: win, net: win - CERTAIN });
  });
});
