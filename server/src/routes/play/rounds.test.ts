import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Round } from '../../../../contract/rounds.ts';
import { openPlayScene, type Played, type PlayScene } from '../../testing/PlayScene.ts';

const HOUR_MS = 3_600_000;

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
});
afterEach(() => scene.close());

const minesOf = async (roundId: string): Promise<number[]> =>
  ((await scene.server.store.get('rounds', roundId))?.drawn as { mines: number[] }).mines;

const safeTile = async (roundId: string): Promise<number> => {
  const mines = await minesOf(roundId);
  return [...Array(25).keys()].find((tile) => !mines.includes(tile)) ?? 0;
};

const pointOf = async (roundId: string): Promise<number> =>
  ((await scene.server.store.get('rounds', roundId))?.drawn as { crashAt: number }).crashAt;

describe('a round of mines', () => {
  let round: Round;
  beforeEach(async () => {
    await scene.open('mines');
    round = (await scene.bet(100, { choice: { mines: 3 } })).data;
  });

  it('is open, and tells no mine before its end', async () => {
    expect(round).toMatchObject({ status: 'open', win: 0, multiplier: 1, balance: 900, outcome: { opened: [] } });
    expect(round.outcome).not.toHaveProperty('mines');
    const opened = await scene.step(round.roundId, { action: 'open', tile: await safeTile(round.roundId) });
    expect(opened.data.outcome).not.toHaveProperty('mines');
    expect(opened.data).toMatchObject({ status: 'open', multiplier: 1.1 });
  });

  it('pays the present multiplier at the cash-out and shows the mines', async () => {
    const tile = await safeTile(round.roundId);
    await scene.step(round.roundId, { action: 'open', tile });
    const { data } = await scene.step(round.roundId, { action: 'cashOut' });
    expect(data).toMatchObject({ status: 'settled', multiplier: 1.1, win: 110, balance: 1_010 });
    expect(data.outcome).toEqual({ opened: [tile], mines: await minesOf(round.roundId) });
    expect((await scene.refreshed()).balance).toBe(1_010);
  });

  it('ends without a win at a mine', async () => {
    const [mine = 0] = await minesOf(round.roundId);
    const { data } = await scene.step(round.roundId, { action: 'open', tile: mine });
    expect(data).toMatchObject({ status: 'settled', multiplier: 0, win: 0, balance: 900, outcome: { hit: mine } });
  });

  it('takes each step once', async () => {
    const step = { action: 'open', tile: await safeTile(round.roundId) };
    const first = await scene.step(round.roundId, step, { stepId: 'step-00001' });
    expect((await scene.step(round.roundId, step, { stepId: 'step-00001' })).data).toEqual(first.data);
    expect(await scene.step(round.roundId, { ...step, tile: 24 }, { stepId: 'step-00001' })).toMatchObject({
      code: 'step_conflict',
    });
    expect(await scene.step(round.roundId, step)).toMatchObject({ status: 409, code: 'step_invalid' });
  });

  it('pays one cash-out of two', async () => {
    await scene.step(round.roundId, { action: 'open', tile: await safeTile(round.roundId) });
    const answers = await Promise.all([1, 2].map(() => scene.step(round.roundId, { action: 'cashOut' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await scene.balance()).balance).toBe(1_010);
  });

  it.each([{ action: 'cashOut' }, { action: 'open', tile: 25 }, { action: 'open' }, { action: 'open', tile: 1.5 }])(
    'does not take %p at first',
    async (step) => {
      const { status } = await scene.step(round.roundId, step);
      expect([400, 409]).toContain(status);
      expect((await scene.balance()).balance).toBe(900);
    },
  );

  it('blocks the next bet of the game, and is found again on another device', async () => {
    expect(await scene.bet(20, { choice: { mines: 1 } })).toMatchObject({ status: 409, code: 'round_open' });
    await scene.open('mines');
    const found = await scene.call('/play/rounds/open');
    expect(found.data).toMatchObject({ round: { roundId: round.roundId, status: 'open' } });
  });

  it('is paid at its multiplier after a day without its player', async () => {
    await scene.step(round.roundId, { action: 'open', tile: await safeTile(round.roundId) });
    scene.pass(24 * HOUR_MS - 1);
    await scene.server.app.services.workers.rounds.runOnce();
    expect((await scene.balance()).balance).toBe(900);
    scene.pass(1);
    await scene.server.app.services.workers.rounds.runOnce();
    expect((await scene.balance()).balance).toBe(1_010);
    expect((await scene.call('/play/rounds/open')).data).toEqual({ round: null });
  });
});

describe('a flight of one player', () => {
  /** Bets until a flight does not end at once. */
  async function fly(choice: object = {}): Promise<Round> {
    for (;;) {
      const { data }: Played = await scene.bet(20, { choice });
      if (data.status === 'open' && (await pointOf(data.roundId)) > 110) return data;
      scene.pass(200_000);
      await scene.server.app.services.workers.rounds.runOnce();
    }
  }
  beforeEach(() => scene.open('crash'));

  it('pays what the curve has reached by the clock of the server', async () => {
    const { roundId, balance, outcome } = await fly();
    expect(outcome).toEqual({});
    scene.pass(500);
    const { data } = await scene.step(roundId, { action: 'cashOut' });
    expect(data).toMatchObject({ status: 'settled', multiplier: 1.05, win: 21, outcome: { cashedOutAt: 1.05 } });
    expect(data.balance).toBe(balance + 21);
  });

  it('pays nothing for a cash-out after the crash', async () => {
    const { roundId, balance } = await fly();
    const { msUntil } = await import('../../../../originals/crash/rules/index.ts');
    scene.pass(Math.ceil(msUntil(await pointOf(roundId))));
    expect(await scene.step(roundId, { action: 'cashOut' })).toMatchObject({ status: 409, code: 'round_closed' });
    expect((await scene.balance()).balance).toBe(balance);
    const { data } = await scene.call(`/play/rounds/${roundId}/result`);
    expect(data).toMatchObject({ status: 'settled', win: 0, outcome: { crashAt: (await pointOf(roundId)) / 100 } });
  });

  it('pays an automatic cash-out exactly at its multiplier, however late it is seen', async () => {
    const { roundId, balance } = await fly({ autoCashOut: 1.02 });
    scene.pass(600_000);
    await scene.server.app.services.workers.rounds.runOnce();
    const { data } = await scene.call(`/play/rounds/${roundId}/result`);
    expect(data).toMatchObject({ status: 'settled', multiplier: 1.02, win: 20.4, outcome: { cashedOutAt: 1.02 } });
    expect((await scene.balance()).balance).toBeCloseTo(balance + 20.4, 5);
  });
});

describe('a flight on a running server', () => {
  it('ends at its target, and tells who waits', async () => {
    await scene.close();
    scene = await openPlayScene({ money: 1_000, isLive: true });
    const { workers } = scene.server.app.services;
    workers.start();
    // This worker would end the flight too, a second late.
    await workers.rounds.stop();
    await scene.open('crash');
    const { data: bet } = await scene.bet(20, { choice: { autoCashOut: 1.01 } });
    const { data } = await scene.call(`/play/rounds/${bet.roundId}/result`);
    const isReached = (await pointOf(bet.roundId)) > 100;
    expect(data).toMatchObject({ status: 'settled', win: isReached ? 20.2 : 0 });
  });
});
