/** Refusals stand between an open session and its next bet; nothing stands between a player and an earned win. */
import { describe, expect, it } from '@jest/globals';
import { MAX_WIN } from '../../../../contract/playTerms.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

const DAY_MS = 86_400_000;
const MINES = { choice: { mines: 3 } };

usePlayScene({ money: 20_000 });

const ask = (path: string, body: object) => scene.server.ask(path, { method: 'POST', body });

/** An open round of mines that has won something. */
async function openWinningRound(): Promise<string> {
  await scene.open('mines');
  const { roundId } = (await scene.bet(100, MINES)).data;
  const { mines } = (await scene.server.store.get('rounds', roundId))?.drawn as { mines: number[] };
  const tile = [...Array(25).keys()].find((each) => !mines.includes(each));
  await scene.step(roundId, { action: 'open', tile });
  return roundId;
}

async function signOutEverywhere(): Promise<void> {
  const user = await scene.server.store.get('users', 'uid-1');
  await scene.server.put('users', { ...user, id: 'uid-1', sessionsValidAfter: new Date(scene.now).toISOString() });
}

describe('a session that takes no more bets', () => {
  it.each([
    ['because nobody played for half an hour', 'launch_expired', async () => scene.pass(31 * 60_000)],
    ['because it was closed', 'launch_expired', () => scene.call('/play/close', {})],
    ['because the player signed out', 'launch_expired', signOutEverywhere],
    ['because of a break', 'time_out', () => ask('/gaming/time-out', { hours: 24 })],
    ['because of an exclusion', 'self_excluded', () => ask('/gaming/self-exclusion', { months: 6 })],
  ])('%s still pays the win of an open round', async (_why, code, end) => {
    const roundId = await openWinningRound();
    const before = (await scene.balance()).balance;
    await end();
    expect(await scene.bet(100, MINES)).toMatchObject({ code });
    const { data } = await scene.step(roundId, { action: 'cashOut' });
    expect(data).toMatchObject({ status: 'settled', balance: before + data.win });
    expect(data.win).toBeGreaterThan(100);
  });

  it('because of a break takes none after the break either: the game is opened again', async () => {
    await scene.open('dice');
    const [token, dice] = [scene.token, { choice: { side: 'under', target: 50 } }];
    await ask('/gaming/time-out', { hours: 24 });
    scene.pass(DAY_MS + 1_000);
    expect(await scene.bet(20, { ...dice, token })).toMatchObject({ status: 401, code: 'launch_expired' });
    await scene.open('dice');
    expect(await scene.bet(20, dice)).toMatchObject({ status: 200 });
  });
});

it('Of a launch token only the hash is stored, which is no token itself', async () => {
  const { launchToken = '' } = await scene.open('dice');
  const stored = JSON.stringify(await scene.server.store.find('launches'));
  expect(stored).not.toContain(launchToken);
  const [launch] = await scene.server.store.find('launches');
  expect(launchToken).toMatch(/^[\da-f]{64}$/);
  expect(await scene.bet(20, { token: launch?.id ?? '' })).toMatchObject({ status: 401, code: 'launch_expired' });
});

describe('the pause between two spins', () => {
  it('is the same from one slot to another', async () => {
    const slot = await scene.server.store.get('games', 'slots');
    await scene.server.put('games', { ...slot, id: 'second-slot' });
    await scene.open('slots');
    await scene.bet(20);
    await scene.open('second-slot');
    scene.pass(2_499);
    expect(await scene.bet(20)).toMatchObject({ status: 429, code: 'too_soon' });
    scene.pass(1);
    expect(await scene.bet(20)).toMatchObject({ status: 200 });
  });
});

describe('a limit on losses of a month', () => {
  it('still knows the losses of 29 days ago, and not of 30', async () => {
    await ask('/play/limits', { kind: 'lossMonth', value: 100 });
    await scene.open('mines');
    const { roundId } = (await scene.bet(100, MINES)).data;
    const { mines } = (await scene.server.store.get('rounds', roundId))?.drawn as { mines: number[] };
    await scene.step(roundId, { action: 'open', tile: mines[0] });
    scene.pass(29 * DAY_MS);
    await scene.open('mines');
    expect(await scene.bet(20, MINES)).toMatchObject({ status: 403, code: 'loss_limit' });
    scene.pass(DAY_MS);
    await scene.open('mines');
    expect(await scene.bet(20, MINES)).toMatchObject({ status: 200 });
  });
});

/** Writes into the record of an open round what chance would seldom bring. */
async function change(roundId: string, changes: object): Promise<void> {
  const stored = await scene.server.store.get('rounds', roundId);
  if (!stored) throw new Error('There is no round');
  await scene.server.put('rounds', { ...stored, ...changes });
}

describe('the bounds of a stake and of a win', () => {
  it('take the lowest stake from the setting of the operator', async () => {
    scene.server.app.services.play.ctx.minStakeKesCents = 7_500;
    expect((await scene.open('mines')).stakes).toMatchObject({ min: 75, default: 75 });
    expect(await scene.bet(74.99, MINES)).toMatchObject({ status: 400, code: 'stake_out_of_range' });
    expect(await scene.bet(75, MINES)).toMatchObject({ status: 200 });
  });

  it('cash a flight out where it pays the most of one round', async () => {
    await scene.open('crash');
    let round = (await scene.bet(20, { choice: { autoCashOut: 5_000 } })).data;
    while (round.status !== 'open') round = (await scene.bet(20, { choice: { autoCashOut: 5_000 } })).data;
    const dueAt = new Date(scene.now + 1_000).toISOString();
    await change(round.roundId, { stakeCents: 2_000_000, drawn: { crashAt: 1_000_000 }, dueAt });
    scene.pass(DAY_MS);
    await scene.server.app.services.workers.rounds.runOnce();
    const ended = await scene.server.store.get('rounds', round.roundId);
    expect(ended).toMatchObject({ status: 'settled', multiplier: 100_000, winCents: MAX_WIN.KES * 100 });
  });

  it('cash mines out before the tile that would win more than the most', async () => {
    await scene.open('mines');
    const { roundId } = (await scene.bet(75, MINES)).data;
    await change(roundId, { stakeCents: 2_000_000, drawn: { mines: [22, 23, 24] } });
    for (let tile = 0; tile < 20; tile += 1)
      expect((await scene.step(roundId, { action: 'open', tile })).data.status).toBe('open');
    const { data } = await scene.step(roundId, { action: 'open', tile: 20 });
    expect(data).toMatchObject({ status: 'settled', multiplier: 557.75, win: 11_155_000 });
  });

  it.each([
    ['lines', 4_000],
    ['ways', 6_666],
    ['classic', 20_000],
  ])('of the %s slot leave room for its biggest win', async (model, max) => {
    const slot = { id: model, name: model, category: 'slots', gameUrl: `/originals/slots.html?model=${model}` };
    await scene.server.put('games', slot);
    expect((await scene.open(model)).stakes?.max).toBe(max);
    expect(await scene.bet(max + 1)).toMatchObject({ status: 400, code: 'stake_out_of_range' });
    expect(await scene.bet(max)).toMatchObject({ status: 200 });
  });

  it('leave room for the target of limbo', async () => {
    await scene.open('limbo');
    const betOn = (stake: number, target: number) => scene.bet(stake, { choice: { target } });
    expect(await betOn(2_000.01, 10_000)).toMatchObject({
      code: 'stake_out_of_range',
      message: 'stake: from KES 20 to KES 2,000 with this choice',
    });
    expect(await betOn(2_000, 10_000)).toMatchObject({ status: 200 });
    expect(await betOn(18_000, 1_111.11)).toMatchObject({ status: 200 });
  });
});
