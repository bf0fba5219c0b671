import { describe, expect, it } from '@jest/globals';
import { createManualClock } from '../../testing/manualClock';
import { roundOf } from '../../testing/playMoney';
import type { Fetch } from './ask';
import { createPlayClient, type Trouble } from './playClient';

const DICE = roundOf('dice', { outcome: { roll: 12.34 } });

const json = (status: number, body: unknown) => ({ status, json: async () => body });
const good = (data: unknown) => json(200, { data });
const refused = (status: number, code: string) => json(status, { error: { code, message: 'no' } });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/** A client whose calls get these answers one after the other. */
function createScene(...answers: (() => Promise<Pick<Response, 'status' | 'json'>>)[]) {
  const clock = createManualClock();
  const sent: { address: string; token: string; body: Record<string, unknown> }[] = [];
  const troubles: (Trouble | undefined)[] = [];
  const betting: boolean[] = [];
  const pause = { isOn: false };
  let token = 'token-1';
  let renewals = 0;
  const fetch: Fetch = (address, { headers, body }) => {
    const { authorization = '' } = headers as Record<string, string>;
    sent.push({
      address,
      token: authorization,
      body: (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, unknown>,
    });
    return answers[sent.length - 1]?.() ?? new Promise(() => undefined);
  };
  const client = createPlayClient({
    kind: 'dice',
    fetch,
    clock,
    launch: () => ({ api: '/api', token }),
    renew: async () => {
      renewals += 1;
      token = `token-${renewals + 1}`;
    },
    isPaused: () => pause.isOn,
    onBetting: (isBetting) => void betting.push(isBetting),
    onTrouble: (trouble) => void troubles.push(trouble),
  });
  /** Lets the pauses between repetitions pass. */
  const wait = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 500) {
      await new Promise((resolve) => setTimeout(resolve));
      clock.advance(500);
    }
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, sent, troubles, betting, pause, wait };
}

const bet = ({ client }: ReturnType<typeof createScene>) => client.bet(5_050, { side: 'over', target: 50 });

describe('the client of rounds for money', () => {
  it('bets in decimals with an id of its own, and gives the round in cents', async () => {
    const scene = createScene(async () => good(DICE));
    const answer = await bet(scene);
    expect(answer).toMatchObject({ isOk: true, value: { id: 'round-1', stakeCents: 5_000, balanceCents: 95_000 } });
    expect(scene.sent[0]).toEqual({
      address: '/api/play/bets',
      token: 'Bearer token-1',
      body: { betId: expect.stringMatching(/^[\w-]{36}$/), stake: 50.5, choice: { side: 'over', target: 50 } },
    });
  });

  it.each([
    ['a lost connection', noConnection],
    ['a server in trouble', async () => json(503, { error: { code: 'store_down' } })],
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

  it('counts an answer that does not come as lost', async () => {
    const scene = createScene(
      () => new Promise(() => undefined),
      async () => good(DICE),
    );
    void bet(scene);
    await scene.wait(14_000);
    expect(scene.troubles).toEqual([]);
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
