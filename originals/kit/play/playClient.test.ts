import { describe, expect, it } from '@jest/globals';
import { bet, createScene, DICE, good, refused } from './playClient.testTools';

describe('the client of rounds for money', () => {
  it('bets in decimals with an id of its own, and gives the round in cents', async () => {
    const scene = createScene(async () => good(DICE));
    const answer = await bet(scene);
    expect(answer).toMatchObject({ isOk: true, value: { id: 'round-1', stakeCents: 5_000, balanceCents: 95_000 } });
    expect(scene.sent[0]).toEqual({
      address: '/api/play/bets',
      token: 'Bearer token-1',
      body: { betId: expect.stringMatching(/^[\da-f]{32}$/), stake: 50.5, choice: { side: 'over', target: 50 } },
    });
  });

  it('asks for a new launch once, and repeats the same bet with its token', async () => {
    const expired = async () => refused(401, 'launch_expired');
    const scene = createScene(expired, async () => good(DICE));
    expect(await bet(scene)).toMatchObject({ isOk: true });
    expect(scene.sent.map(({ token }) => token)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(scene.sent[0]?.body).toEqual(scene.sent[1]?.body);
    expect(scene.troubles).toEqual(['reopening', undefined]);
    const again = createScene(expired, expired);
    expect(await bet(again)).toEqual({ isOk: false, problem: 'launch_expired' });
  });

  it.each([
    [409, 'insufficient_funds', 'insufficient_funds'],
    [400, 'free_spin_stake', 'free_spin_stake'],
    [403, 'time_out', 'time_out'],
    [429, 'too_many_requests', 'too_many_requests'],
    [400, 'a_code_of_tomorrow', 'refused'],
    [403, 'constructor', 'refused'],
  ])('does not repeat a refusal: %i %s is the problem %s', async (status, code, problem) => {
    const scene = createScene(async () => refused(status, code));
    expect(await bet(scene)).toEqual({ isOk: false, problem });
    expect(scene.sent).toHaveLength(1);
  });

  it.each([
    [{ ...DICE, outcome: {} }],
    [{ ...DICE, outcome: { roll: Number.NaN } }],
    [{ ...DICE, win: '97' }],
    [{ ...DICE, status: 'won' }],
    [{ ...DICE, kind: 'mines' }],
    [{ ...DICE, roundId: 7 }],
    [null],
    ['round'],
  ])('takes no wrong answer: %j', async (data) => {
    expect(await bet(createScene(async () => good(data)))).toEqual({ isOk: false, problem: 'bad_answer' });
  });

  it('takes no bet while the page around the game has a question to the player', async () => {
    const scene = createScene(async () => good(DICE));
    scene.pause.isOn = true;
    expect(await bet(scene)).toEqual({ isOk: false, problem: 'paused' });
    expect([scene.sent, scene.betting]).toEqual([[], []]);
    scene.pause.isOn = false;
    expect(await bet(scene)).toMatchObject({ isOk: true });
  });

  it('says when a bet is under way, and when nothing came of it', async () => {
    const scene = createScene(
      async () => good(DICE),
      async () => refused(409, 'insufficient_funds'),
    );
    await bet(scene);
    expect(scene.betting).toEqual([true]);
    await bet(scene);
    expect(scene.betting).toEqual([true, true, false]);
  });

  it('reads the open round, also when there is none', async () => {
    expect(await createScene(async () => good({ round: null })).client.openRound()).toEqual({
      isOk: true,
      value: undefined,
    });
    const open = createScene(async () => good({ round: DICE }));
    expect(await open.client.openRound()).toMatchObject({ isOk: true, value: { id: 'round-1' } });
    expect(open.sent[0]?.address).toBe('/api/play/rounds/open');
  });
});
