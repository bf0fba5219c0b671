import { describe, expect, it } from '@jest/globals';
import { bet, createScene, DICE, good, noAnswer, noConnection, refused } from './playClient.testTools';

describe('the client of rounds for money, when an answer is lost,', () => {
  it.each([
    ['a lost connection', noConnection],
    ['a server in trouble', async () => refused(503, 'store_down')],
    ['an error page of a proxy', async () => ({ status: 502, json: () => Promise.reject(new SyntaxError('<')) })],
    ['an answer that breaks off', async () => ({ status: 200, json: () => Promise.reject(new TypeError('cut')) })],
  ])('repeats the bet with the same id after %s, and says so until the answer is there', async (_what, trouble) => {
    const scene = createScene(trouble, trouble, async () => good(DICE));
    const asked = bet(scene);
    await scene.wait(3_000);
    expect(await asked).toMatchObject({ isOk: true, value: { id: 'round-1' } });
    expect(new Set(scene.sent.map(({ body }) => body['betId'])).size).toBe(1);
    expect(scene.sent).toHaveLength(3);
    expect(scene.troubles).toEqual(['lost', 'lost', undefined]);
  });

  it('counts one that does not come for fifteen seconds as lost', async () => {
    const scene = createScene(noAnswer, async () => good(DICE));
    const asked = bet(scene);
    await scene.wait(14_500);
    expect(scene.troubles).toEqual([]);
    await scene.wait(1_500);
    expect(await asked).toMatchObject({ isOk: true, value: { id: 'round-1' } });
    expect(scene.troubles).toEqual(['lost', undefined]);
  });

  it.each([
    ['that never came', { round: null }],
    ['whose stake went back', { round: { ...DICE, status: 'void', win: 50 } }],
  ])(
    'takes back a bet %s after a while, says that nothing was staked, and never sends it again',
    async (_what, data) => {
      const path = (): string => scene.sent.at(-1)?.address ?? '';
      const scene = createScene(
        ...Array.from({ length: 30 }, () => async () => (path().endsWith('/rollback') ? good(data) : noConnection())),
      );
      const asked = bet(scene);
      await scene.wait(30_000);
      expect(await asked).toEqual({ isOk: false, problem: 'bet_dropped' });
      const { betId } = scene.sent[0]?.body ?? {};
      expect(scene.sent.at(-1)?.address).toBe(`/api/play/bets/${String(betId)}/rollback`);
      expect(scene.sent.filter(({ address }) => address.endsWith('/rollback'))).toHaveLength(1);
      expect(scene.betting).toEqual([true, false]);
    },
  );

  it('goes on with the round of a bet that came although no answer did, whenever the connection is back', async () => {
    let isOnline = false;
    const reply = async () => (isOnline ? good({ round: DICE }) : noConnection());
    const scene = createScene(...Array.from({ length: 60 }, () => reply));
    const asked = bet(scene);
    await scene.wait(120_000);
    isOnline = true;
    await scene.wait(5_000);
    expect(await asked).toMatchObject({ isOk: true, value: { id: 'round-1' } });
    expect(scene.sent.at(-1)?.address).toMatch(/\/rollback$/);
    expect(scene.betting).toEqual([true]);
  });

  it('repeats a step with the same id', async () => {
    const scene = createScene(noConnection, async () => good(DICE));
    const asked = scene.client.step('round-1', { action: 'cashOut' });
    await scene.wait(1_000);
    await asked;
    expect(scene.sent.map(({ address }) => address)).toEqual(Array(2).fill('/api/play/rounds/round-1/steps'));
    expect(scene.sent[0]?.body).toEqual(scene.sent[1]?.body);
  });
});
