import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameRules } from '../../../../contract/gameRules.ts';
import { MODEL_NAMES, MODELS } from '../../../../originals/slots/rules/index.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
});
afterEach(() => scene.close());

const ask = (kind: string) => scene.server.app.inject({ url: `/api/play/rules/${kind}`, headers: { origin: 'null' } });

describe('GET /api/play/rules/{kind}', () => {
  it('tells anyone, from any origin, what each choice of a game with tables pays, with its chances', async () => {
    const answer = await ask('plinko');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { data } = answer.json<{ data: GameRules }>();
    expect(data).toMatchObject({ kind: 'plinko', rtp: 0.97, mostWin: { KES: 20_000_000 } });
    expect(data.tables).toHaveLength(9);
    const edge = data.tables.find(({ choice }) => choice['rows'] === 16 && choice['risk'] === 'high');
    expect([edge?.pays[0], edge?.chances[0]]).toEqual([1_000, 1 / 2 ** 16]);
  });

  it('tells the return of a game without tables, and refuses a kind that there is not', async () => {
    expect((await ask('limbo')).json()).toMatchObject({ data: { kind: 'limbo', rtp: 0.97, tables: [] } });
    expect((await ask('poker')).statusCode).toBe(400);
  });

  it('tells the whole mathematics of every model of a slot, and of slots alone', async () => {
    const { models = [] } = (await ask('slots')).json<{ data: GameRules }>().data;
    expect(models.map(({ name }) => name)).toEqual(MODEL_NAMES);
    const facts = { name: 'lines', volatility: 3, hitRate: MODELS.lines.hitRate, maxWin: 5_000, hasFreeSpins: true };
    expect(models.find(({ name }) => name === 'lines')).toMatchObject({ ...facts, rtp: 0.9643, rows: 3, by: 'lines' });
    for (const [place, { strips, lines, pays }] of models.entries()) {
      const model = Object.values(MODELS)[place];
      expect([strips, lines]).toEqual([model?.strips, model?.lines ?? []]);
      expect(pays['1']).toEqual(model?.pays['1']?.map((each) => each / 100));
    }
    expect((await ask('dice')).json<{ data: GameRules }>().data.models).toBeUndefined();
  });
});
