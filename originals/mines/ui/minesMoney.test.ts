import { describe, expect, it } from '@jest/globals';
import { playMoney, roundOf, type ApiCall, type MoneyGame, type Reply } from '../../testing/playMoney';
import { mountMines } from './mountMines';

/** A round with three mines and these open tiles. */
const round = (opened: number[], changes: object = {}, outcome: object = {}) =>
  roundOf('mines', {
    status: 'open',
    choice: { mines: 3 },
    multiplier: 1 + opened.length / 10,
    outcome: { opened, ...outcome },
    elapsedMs: 0,
    ...changes,
  });
const cashed = round([7], { status: 'settled', multiplier: 1.1, win: 55, balance: 1_005 }, { mines: [1, 2, 3] });
const exploded = round([7], { status: 'settled', multiplier: 0, win: 0 }, { mines: [1, 2, 3], hit: 2 });
const NONE: Reply = { data: { round: null } };

/** Answers by path and, for steps, by action; without an answer the call stays open. */
const play = (replies: Readonly<Record<string, Reply | Reply[]>>): Promise<MoneyGame> => {
  const asked = new Map<string, number>();
  const api = ({ path, body }: ApiCall): Reply | Promise<Reply> => {
    const key = [path.replace('/play/', ''), body?.['action']].filter(Boolean).join(' ');
    const index = asked.get(key) ?? 0;
    asked.set(key, index + 1);
    const reply = replies[key];
    return (Array.isArray(reply) ? reply[index] : reply) ?? new Promise(() => undefined);
  };
  return playMoney({ kind: 'mines', mount: mountMines, api });
};

const tile = (game: MoneyGame, index: number): HTMLElement =>
  game.root.querySelectorAll<HTMLElement>('.tile')[index] ?? game.root;
const press = async (game: MoneyGame, element: HTMLElement): Promise<void> => {
  element.click();
  await game.settle();
};
const start = (game: MoneyGame) => press(game, game.find('.action'));
const steps = (game: MoneyGame) => game.calls.filter(({ path }) => path.endsWith('/steps'));

describe('a player of the mines game for money', () => {
  it('opens tiles by calls, and cashes out what the answer says', async () => {
    const game = await play({
      'rounds/open': NONE,
      bets: { data: round([]) },
      'rounds/round-1/steps open': { data: round([7]) },
      'rounds/round-1/steps cashOut': { data: cashed },
    });
    await start(game);
    expect(game.calls[1]?.body).toMatchObject({ stake: 50, choice: { mines: 3 } });
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a0950');
    await press(game, tile(game, 7));
    expect(tile(game, 7).dataset['state']).toBe('safe');
    expect(game.find('.action').textContent).toBe('Cash out Ksh\u00a055');
    await press(game, game.find('.action'));
    expect(steps(game).map(({ body }) => body)).toEqual([
      { stepId: expect.any(String), action: 'open', tile: 7 },
      { stepId: expect.any(String), action: 'cashOut' },
    ]);
    expect(game.said()).toBe('Cashed out at 1.10×: won Ksh\u00a055');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,005');
    expect(game.find('.session').textContent).toContain('+Ksh\u00a05');
    expect(tile(game, 2).dataset['state']).toBe('mine');
  });

  it('sees which tile is being opened, and cannot press it or another one meanwhile', async () => {
    const game = await play({ 'rounds/open': NONE, bets: { data: round([]) } });
    await start(game);
    await press(game, tile(game, 7));
    await press(game, tile(game, 7));
    await press(game, tile(game, 8));
    expect(tile(game, 7).className).toContain('isPending');
    expect(tile(game, 7).getAttribute('aria-busy')).toBe('true');
    expect(steps(game)).toHaveLength(1);
  });

  it('loses the stake to the mine of the answer', async () => {
    const game = await play({
      'rounds/open': NONE,
      bets: { data: round([]) },
      'rounds/round-1/steps open': [{ data: round([7]) }, { data: exploded }],
    });
    await start(game);
    await press(game, tile(game, 7));
    await press(game, tile(game, 2));
    expect(tile(game, 2).className).toContain('isHit');
    expect(game.said()).toBe('A mine! Better luck next time');
    expect(game.find('.session').textContent).toContain('−Ksh\u00a050');
    expect(game.find('.action').textContent).toBe('Start');
  });

  it('finds an open round with its tiles, stake and mines after a reload', async () => {
    const game = await play({
      'rounds/open': { data: { round: round([7, 11], { stake: 200, choice: { mines: 5 } }) } },
      'rounds/round-1/steps cashOut': { data: cashed },
    });
    expect([7, 11, 12].map((index) => tile(game, index).dataset['state'])).toEqual(['safe', 'safe', 'closed']);
    expect((game.find('.stakeInput') as HTMLInputElement).value).toBe('200');
    expect((game.find('.slider') as HTMLInputElement).value).toBe('5');
    expect(game.find('.action').textContent).toBe('Cash out Ksh\u00a0240');
    expect(game.find('.noticeText').textContent).toBe('Your round goes on');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
    await press(game, game.find('.action'));
    expect(game.said()).toContain('Cashed out');
  });

  it('goes on with the round of another device when that one is open', async () => {
    const game = await play({
      'rounds/open': [NONE, { data: { round: round([3]) } }],
      bets: { status: 409, code: 'round_open' },
    });
    await start(game);
    expect(tile(game, 3).dataset['state']).toBe('safe');
    expect(game.find('.noticeText').textContent).toBe('Your round goes on');
  });

  it('sees the true end of a round that has ended elsewhere', async () => {
    const game = await play({
      'rounds/open': { data: { round: round([7]) } },
      'rounds/round-1/steps open': { status: 409, code: 'round_closed' },
      'rounds/round-1/result': { data: cashed },
    });
    await press(game, tile(game, 8));
    expect(game.said()).toBe('Cashed out at 1.10×: won Ksh\u00a055');
    expect(game.find('.action').textContent).toBe('Start');
  });

  it('sees the tiles that another device has opened', async () => {
    const game = await play({
      'rounds/open': [{ data: { round: round([7]) } }, { data: { round: round([7, 8]) } }],
      'rounds/round-1/steps open': { status: 409, code: 'step_invalid' },
    });
    await press(game, tile(game, 8));
    expect(tile(game, 8).dataset['state']).toBe('safe');
    expect(tile(game, 8).className).not.toContain('isPending');
  });

  it('keeps the round when a tile was refused, and starts none when the bet was', async () => {
    const game = await play({
      'rounds/open': NONE,
      bets: [{ status: 409, code: 'insufficient_funds' }, { data: round([]) }],
      'rounds/round-1/steps open': [{ status: 429, code: 'too_many_requests' }, { data: round([7]) }],
    });
    await start(game);
    expect(game.find('.noticeDeposit').hidden).toBe(false);
    expect(game.find('.action').textContent).toBe('Start');
    await start(game);
    await press(game, tile(game, 7));
    expect(game.find('.noticeText').textContent).toContain('Too many requests');
    await press(game, tile(game, 7));
    expect(tile(game, 7).dataset['state']).toBe('safe');
  });

  it('gets the stake of a cancelled round back', async () => {
    const game = await play({
      'rounds/open': { data: { round: round([7]) } },
      'rounds/round-1/steps cashOut': { data: round([7], { status: 'void', balance: 1_000 }) },
    });
    await press(game, game.find('.action'));
    expect(game.find('.noticeText').textContent).toBe('This round was cancelled. Your stake of Ksh\u00a050 is back.');
    expect(game.find('.session').textContent).toContain('Profit / loss Ksh\u00a00');
    expect(game.find('.action').textContent).toBe('Start');
  });
});
