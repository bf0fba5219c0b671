import { describe, expect, it } from '@jest/globals';
import { server, useTestApp } from '../testing/useTestApp.ts';
import { HOUSE_KINDS } from '../../../contract/playTerms.ts';
import { KINDS } from '../../../originals/kinds.ts';
import { MODEL_NAMES, MODELS } from '../../../originals/slots/rules/index.ts';

useTestApp();

const game = (id: string, more: object) => ({ id, name: id, provider: 'Mwamba Reels', status: 'active', ...more });

describe('the facts of a game', () => {
  const factsAt = async (url = '/api/games') => {
    const { data } = (await server.app.inject({ url })).json<{ data: Record<string, unknown>[] }>();
    return new Map(
      data.map(({ id, rtp, volatility, maxWin, hasFreeSpins }) => [id, { rtp, volatility, maxWin, hasFreeSpins }]),
    );
  };

  it('are those of the rules for every kind of house game', async () => {
    const kinds = HOUSE_KINDS.filter((kind) => kind !== 'slots');
    await server.put('games', ...kinds.map((kind) => game(kind, { gameUrl: `/originals/${kind}.html?title=x` })));
    const facts = await factsAt();
    for (const kind of kinds) {
      expect(facts.get(kind)?.rtp).toBeCloseTo(KINDS[kind].rtp * 100, 2);
      expect(facts.get(kind)?.volatility).toBeUndefined();
    }
    expect(facts.get('roulette')?.rtp).toBe(97.3);
  });

  it('are those of the rules for every model of a slot, and stay out of the short list of home', async () => {
    const models = MODEL_NAMES.map((model) => game(model, { gameUrl: `/originals/slots.html?title=x&model=${model}` }));
    await server.put('games', ...models, game('plain', { gameUrl: '/originals/slots.html?title=x' }));
    const facts = await factsAt();
    for (const model of MODEL_NAMES) {
      const { rtp, volatility, maxWin, free } = MODELS[model];
      expect(facts.get(model)).toEqual({ rtp: expect.anything(), volatility, maxWin, hasFreeSpins: Boolean(free) });
      expect(facts.get(model)?.rtp).toBeCloseTo(rtp * 100, 2);
    }
    expect(facts.get('plain')).toEqual({ rtp: 96.43, volatility: 3, maxWin: 5000, hasFreeSpins: true });
    expect((await factsAt('/api/games?list=lobby')).get('plain')).toEqual({});
    expect((await factsAt('/api/games?ids=hold')).get('hold')).toEqual(facts.get('hold'));
  });

  it('are never those that somebody wrote to a house game, and stay as another studio tells them', async () => {
    const told = { rtp: 99, volatility: 1, maxWin: 7, hasFreeSpins: true };
    await server.put(
      'games',
      game('ours', { ...told, isDemo: false, gameUrl: '/originals/slots.html?model=hold' }),
      game('theirs', { ...told, gameUrl: 'https://g.example/a' }),
      game('silent', { gameUrl: 'https://g.example/b' }),
    );
    const facts = await factsAt();
    expect(facts.get('ours')).toEqual({ rtp: 95.88, volatility: 3, maxWin: 2000, hasFreeSpins: false });
    expect(facts.get('theirs')).toEqual(told);
    expect(Object.values(facts.get('silent') ?? {})).toEqual([undefined, undefined, undefined, undefined]);
  });
});
