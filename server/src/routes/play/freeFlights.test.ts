import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BonusStanding } from '../../../../contract/bonuses.ts';
import type { Notification } from '../../../../contract/users.ts';
import { recomputeRound, readRound } from '../../../../originals/verify/index.ts';
import { type FlightScene, openFlightScene } from '../../testing/FlightScene.ts';
import { SHARED } from '../../testing/PlayScene.ts';
import { currencyOf } from '../../ledger/index.ts';

/** Each bet of this stake brings a free flight, because the turnover is as high. */
const CERTAIN = 100;
const TERMS = {
  ...{ id: 'gifts', isActive: true, gameId: SHARED, stakeKes: 10, stakeUsd: 0.08, validDays: 7, wagering: 2 },
  ...{ turnoverKes: CERTAIN, turnoverUsd: CERTAIN },
};

let scene: FlightScene;
beforeEach(async () => {
  scene = await openFlightScene();
  await scene.server.put('spin-terms', { id: 'spins', isActive: true, gameId: 'slots', stakeKes: 20 }, TERMS);
  await scene.open(SHARED);
});
afterEach(() => scene.close());

const worth = async (): Promise<number> => {
  const user = await scene.server.store.get('users', 'uid-1');
  return currencyOf(user ?? { id: 'uid-1' }) === 'KES' ? TERMS.stakeKes : TERMS.stakeUsd;
};
const CASH_OUT = { action: 'cashOut' };
const open = async () => scene.open(SHARED);
const grants = () => scene.server.store.find('spin-grants');
const round = async (id: string) => scene.server.store.get('rounds', id);
const standing = async () => (await scene.server.ask('/users/me/bonuses/standing')).data as BonusStanding;
const notices = async () => (await scene.server.ask('/users/me/notifications')).data as Notification[];
const purse = async () => (await scene.balance()).bonusBalance;

/** Bets real money on a flight, which brings a free flight at its end. */
async function earn(): Promise<void> {
  await scene.openBetting();
  await scene.bet(CERTAIN);
  await scene.crash();
}

const flyFree = async (choice: object = {}, betId = `free-${Math.random()}`.replace('.', '-')) =>
  scene.call('/play/bets', { betId, stake: await worth(), choice, freeSpin: true });

describe('a free flight', () => {
  it('comes when a bet with real money has ended, whether it won or lost, once, and is told', async () => {
    await scene.openBetting();
    const won = await scene.bet(CERTAIN);
    await scene.fly(2_000);
    const cashed = await scene.step(won.data.roundId, CASH_OUT);
    expect(cashed.data.gift).toEqual({ stake: CERTAIN, turnover: CERTAIN, worth: await worth() });
    expect((await open()).freeSpins).toEqual({ left: 1, stake: await worth(), won: 0 });
    await scene.crash();
    await earn();
    expect((await open()).freeSpins).toMatchObject({ left: 2 });
    expect((await notices()).filter(({ kind }) => kind === 'freeFlight')).toMatchObject([
      { amount: await worth(), gameId: SHARED },
      { amount: await worth(), gameId: SHARED },
    ]);
    expect(await standing()).toMatchObject({ freeSpins: 0, spins: [{ gameId: SHARED, isFlight: true, count: 2 }] });
  });

  it('is not told to somebody who chose a break while the bet was in the air, and waits', async () => {
    await scene.openBetting();
    await scene.bet(CERTAIN);
    const away = await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    expect(away.status).toBe(200);
    await scene.crash();
    expect(await grants()).toHaveLength(1);
    expect((await notices()).filter(({ kind }) => kind === 'freeFlight')).toEqual([]);
  });

  it('comes by a secret of the flight, in proportion to the real money of the stake', async () => {
    await scene.server.put('spin-terms', { ...TERMS, turnoverKes: 75, turnoverUsd: 75 });
    const seen = new Set<boolean>();
    // Twelve alike are rare, and sixty alike never come.
    for (let count = 0; count < 12 || (seen.size < 2 && count < 60); count += 1) {
      const flight = await scene.openBetting();
      const { data } = await scene.bet(50);
      await scene.crash();
      const { gift } = (await round(data.roundId)) ?? {};
      const block = createHmac('sha256', flight.link).update(`${flight.salt}:gift:${data.betKey}`).digest();
      const drawn = Number(block.readBigUInt64BE() >> 12n) / 2 ** 52;
      expect(gift && gift.worthCents > 0).toBe(drawn < 50 / 75);
      seen.add(drawn < 50 / 75);
    }
    expect(seen.size).toBe(2);
  });

  it('is verified by page and script from the round alone', async () => {
    await scene.openBetting();
    const { data } = await scene.bet(CERTAIN);
    await scene.crash();
    const told = (await scene.server.ask(`/play/rounds/${data.roundId}`)).data as { gift: object };
    const fair = await recomputeRound(readRound(told));
    expect(fair.steps).toContainEqual({ name: 'gift', computed: 'true', told: 'true' });
    expect(fair.isFair).toBe(true);
    const hidden = readRound({ ...told, gift: { ...told.gift, worth: 0 } });
    expect((await recomputeRound(hidden)).isFair).toBe(false);
  });

  it('takes no money, and what it wins is bonus with the terms of the gift', async () => {
    await earn();
    await scene.openBetting();
    const before = await scene.balance();
    const bet = await flyFree();
    expect(bet.data).toMatchObject({ stake: 0, freeStake: await worth(), freeSpinsLeft: 0, status: 'open' });
    expect((await open()).freeSpins).toBeUndefined();
    await scene.fly(3_000);
    const { data } = await scene.step(bet.data.roundId, CASH_OUT);
    expect(data.win).toBe(Math.floor(data.multiplier * Math.round((await worth()) * 100)) / 100);
    expect(data).toMatchObject({ balance: before.balance, bonusBalance: data.win });
    expect(data).not.toHaveProperty('gift');
    const user = await scene.server.store.get('users', 'uid-1');
    expect(user?.bonuses).toMatchObject([
      { source: 'freeFlight', amountCents: Math.round(data.win * 100), wagering: 2 },
    ]);
    const [grant] = await grants();
    expect(grant).toMatchObject({ left: 0, isOpen: false, wonCents: Math.round(data.win * 100) });
  });

  it('may take its win by itself, and be lost, and then nothing is owed', async () => {
    await earn();
    await earn();
    await scene.openBetting((crashAt) => crashAt >= 200);
    await flyFree({ autoCashOut: 1.5 });
    await scene.crash();
    expect(await purse()).toBe(Math.floor((await worth()) * 150) / 100);
    await scene.openBetting((crashAt) => crashAt > 100 && crashAt < 150);
    await flyFree();
    await scene.crash();
    expect(await purse()).toBe(Math.floor((await worth()) * 150) / 100);
    expect((await grants()).map(({ left }) => left)).toEqual([0, 0]);
    expect(await flyFree()).toMatchObject({ status: 409, code: 'no_free_spins' });
  });

  it('is there again when its bet is taken back', async () => {
    await earn();
    await scene.openBetting();
    await flyFree({}, 'free-0000001');
    const back = await scene.call('/play/bets/free-0000001/rollback', {});
    expect(back.data).toMatchObject({ round: { status: 'void' } });
    expect((await open()).freeSpins).toMatchObject({ left: 1 });
    expect((await flyFree()).status).toBe(200);
  });

  it('counts once, however often its bet is sent, and is one bet when there is one', async () => {
    await earn();
    await scene.openBetting();
    const first = await flyFree({}, 'free-0000001');
    expect((await flyFree({}, 'free-0000001')).data.roundId).toBe(first.data.roundId);
    const [second] = await Promise.all([flyFree(), flyFree()]);
    expect(second).toMatchObject({ code: 'no_free_spins' });
    expect((await grants())[0]).toMatchObject({ left: 0 });
  });

  it('comes of no bonus money, no free flight and no bet that was taken back', async () => {
    await earn();
    await scene.openBetting();
    await flyFree({ autoCashOut: 1.01 });
    const { data } = await scene.bet(CERTAIN, { betId: 'paid-0000001' });
    await scene.call('/play/bets/paid-0000001/rollback', {});
    await scene.crash();
    expect(await round(data.roundId)).not.toHaveProperty('gift');
    expect(await grants()).toHaveLength(1);
  });

  it('comes where the operator says, in an active item with a turnover in the currency, and nowhere else', async () => {
    await scene.server.put('spin-terms', { ...TERMS, turnoverKes: 0, turnoverUsd: 0 });
    await earn();
    await scene.server.put('spin-terms', { ...TERMS, isActive: false });
    await earn();
    await scene.server.put('spin-terms', { ...TERMS, gameId: 'another' });
    await earn();
    expect(await grants()).toEqual([]);
  });

  it('is shown to the others on the flight with what it is worth', async () => {
    await earn();
    await scene.openBetting();
    await flyFree();
    expect((await scene.look()).flight?.bets).toMatchObject([{ stake: await worth() }]);
  });
});
