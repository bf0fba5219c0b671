import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Round } from '../../../../contract/rounds.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 1_000 });

describe('the seeds of a player', () => {
  const seeds = async () => (await scene.server.ask('/play/seeds')).data as Record<string, unknown>;
  const rotate = (clientSeed: string) =>
    scene.server.ask('/play/seeds/rotate', { method: 'POST', body: { clientSeed } });

  it('are committed before the first bet, and used with a nonce of its own for each', async () => {
    const { serverSeedHash, clientSeed } = await seeds();
    await scene.open('dice');
    const bets = [];
    for (let at = 0; at < 3; at += 1) bets.push(await scene.bet(20, { choice: { side: 'under', target: 50 } }));
    expect(bets.map(({ data }) => data.proof)).toEqual(
      [1, 2, 3].map((nonce) => ({ serverSeedHash, clientSeed, nonce })),
    );
    expect(await seeds()).toMatchObject({ nonce: 3 });
  });

  it('are revealed by the change to the next, whose hash was known before', async () => {
    const before = await seeds();
    await scene.open('dice');
    const { data } = await scene.bet(20, { choice: { side: 'under', target: 50 } });
    const changed = (await rotate('my seed')).data as Record<string, unknown>;
    expect(changed).toMatchObject({ serverSeedHash: before['nextServerSeedHash'], clientSeed: 'my seed', nonce: 0 });
    const { serverSeed, ...previous } = changed['previous'] as Record<string, string>;
    expect(previous).toEqual({
      serverSeedHash: before['serverSeedHash'],
      clientSeed: before['clientSeed'],
      lastNonce: 1,
    });
    expect(
      createHash('sha256')
        .update(serverSeed ?? '')
        .digest('hex'),
    ).toBe(before['serverSeedHash']);
    const known = await scene.server.ask(`/play/rounds/${data.roundId}`);
    expect(known.data).toMatchObject({ proof: { serverSeed } });
  });

  it('stay while a round is open', async () => {
    await scene.open('mines');
    await scene.bet(20, { choice: { mines: 3 } });
    expect(await rotate('my seed')).toMatchObject({ status: 409, code: 'round_open' });
  });

  it.each(['', 'a:b', 'x'.repeat(65), 'a\nb'])('of the player cannot be %p', async (clientSeed) => {
    expect(await rotate(clientSeed)).toMatchObject({ status: 400 });
  });
});

describe('the list of rounds', () => {
  it('has the newest first, by pages and by game', async () => {
    await scene.open('dice');
    for (let at = 0; at < 3; at += 1) {
      scene.pass(1_000);
      await scene.bet(20 + at, { choice: { side: 'under', target: 50 } });
    }
    await scene.open('slots');
    scene.pass(1_000);
    await scene.bet(30);
    const page = async (query: string) =>
      (await scene.server.ask(`/play/rounds?${query}`)).data as { items: Round[]; nextCursor?: string };
    const first = await page('limit=3');
    expect(first.items.map(({ stake }) => stake)).toEqual([30, 22, 21]);
    const last = await page(`limit=3&cursor=${first.nextCursor}`);
    expect(last.items.map(({ stake }) => stake)).toEqual([20]);
    expect(last).not.toHaveProperty('nextCursor');
    expect((await page('gameId=dice')).items.map(({ stake }) => stake)).toEqual([22, 21, 20]);
  });

  it('has nothing of other players, nor have its sums', async () => {
    await scene.open('dice');
    await scene.bet(20, { choice: { side: 'under', target: 50 } });
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES', balance: 0 });
    const read = async (path: string) => (await scene.server.ask(path, { as: { uid: 'uid-2' } })).data;
    expect(await read('/play/rounds')).toEqual({ items: [] });
    expect(await read('/play/rounds/totals')).toEqual({
      currency: 'KES',
      rounds: 0,
      staked: 0,
      won: 0,
      net: 0,
      riding: 0,
      games: [],
    });
  });

  it('knows the games of a player whose record is from before it had them, also after the next bet', async () => {
    await scene.open('dice');
    await scene.bet(20, { choice: { side: 'under', target: 50 } });
    const games = async () => ((await scene.server.ask('/play/rounds/totals')).data as { games: string[] }).games;
    const [record] = await scene.server.store.find('play', {});
    if (record) await scene.server.put('play', { ...record, games: undefined });
    expect(await games()).toEqual(['dice']);
    await scene.open('mines');
    await scene.bet(50, { choice: { mines: 3 } });
    expect(await games()).toEqual(['dice', 'mines']);
  });

  it('has sums to the cent, by game and since a time, and counts no stake as lost that still rides', async () => {
    await scene.open('dice');
    const bets = [await scene.bet(20.05, { choice: { side: 'under', target: 96 } })];
    scene.pass(1_000);
    const since = new Date(scene.now).toISOString();
    bets.push(await scene.bet(33.33, { choice: { side: 'under', target: 96 } }));
    await scene.open('mines');
    await scene.bet(50, { choice: { mines: 3 } });
    const totals = async (query: string) => (await scene.server.ask(`/play/rounds/totals${query}`)).data;
    const [first = 0, second = 0] = bets.map(({ data }) => Math.round(data.win * 100));
    const sums = (rounds: number, stakedCents: number, wonCents: number, riding: number) => ({
      ...{ currency: 'KES', rounds, staked: stakedCents / 100, won: wonCents / 100, riding },
      net: (wonCents - stakedCents + riding * 100) / 100,
      games: ['dice', 'mines'],
    });
    expect(await totals('')).toEqual(sums(3, 10_338, first + second, 50));
    expect(await totals('?gameId=dice')).toEqual(sums(2, 5_338, first + second, 0));
    expect(await totals(`?since=${since}`)).toEqual(sums(2, 8_333, second, 50));
    expect(await totals(`?gameId=dice&since=${since}`)).toEqual(sums(1, 3_333, second, 0));
  });
});
