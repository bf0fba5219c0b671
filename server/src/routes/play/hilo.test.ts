import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Round } from '../../../../contract/rounds.ts';
import { hiloMultiplierOf, isRight, waysOf } from '../../../../originals/hilo/rules/index.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 1_000 });

const DAY_MS = 86_400_000;

const cardsOf = async (roundId: string): Promise<number[]> =>
  ((await scene.server.store.get('rounds', roundId))?.drawn as { cards: number[] }).cards;

/** Finds a guess that wins at the card of a place, or one that loses; undefined where no guess loses. */
async function guessAt(roundId: string, place: number, isWon = true): Promise<'higher' | 'lower' | undefined> {
  const [card = 0, next = 0] = (await cardsOf(roundId)).slice(place);
  return (['higher', 'lower'] as const).find((guess) => isRight(card, next, guess) === isWon);
}

const work = () => scene.server.app.services.workers.rounds.runOnce();

describe('a round of hilo', () => {
  let round: Round;
  beforeEach(async () => {
    await scene.open('hilo');
    round = (await scene.bet(100)).data;
  });
  const step = (action: string) => scene.step(round.roundId, { action });

  it('tells the card that lies open, and none that is to come', async () => {
    const cards = await cardsOf(round.roundId);
    expect(round).toMatchObject({ status: 'open', multiplier: 1, balance: 900 });
    expect(round.outcome).toEqual({ cards: [cards[0]], moves: [] });
    expect(JSON.stringify(round)).not.toContain(`${cards[0]},${cards[1]}`);
    expect((await step('skip')).data.outcome).toEqual({ cards: cards.slice(0, 2), moves: ['skip'] });
  });

  it('pays what the right guess is worth at the cash-out', async () => {
    const guess = (await guessAt(round.roundId, 0)) ?? 'higher';
    const multiplier = hiloMultiplierOf([waysOf((await cardsOf(round.roundId))[0] ?? 0, guess)]);
    expect((await step(guess)).data).toMatchObject({ status: 'open', multiplier: multiplier / 100 });
    const { data } = await step('cashOut');
    expect(data).toMatchObject({ status: 'settled', win: multiplier, balance: 900 + multiplier });
    expect(await step(guess)).toMatchObject({ status: 409, code: 'round_closed' });
    expect((await scene.refreshed()).balance).toBe(900 + multiplier);
  });

  it('ends without a win at a wrong guess', async () => {
    let place = 0;
    // No guess is wrong where the next card has the same rank: such a card is skipped.
    while ((await guessAt(round.roundId, place, false)) === undefined) {
      await step('skip');
      place += 1;
    }
    const { data } = await step((await guessAt(round.roundId, place, false)) ?? 'higher');
    expect(data).toMatchObject({ status: 'settled', win: 0, multiplier: 0, balance: 900 });
  });

  it.each([
    { action: 'cashOut' },
    { action: 'open', tile: 3 },
    { action: 'open' },
    { action: 'higher', tile: 3 },
    { action: 'same' },
  ])('does not take %p at first', async (asked) => {
    expect([400, 409]).toContain((await scene.step(round.roundId, asked)).status);
    expect(await cardsOf(round.roundId)).toHaveLength(53);
    expect((await scene.call('/play/rounds/open')).data).toMatchObject({ round: { status: 'open', multiplier: 1 } });
  });

  it('takes each guess once', async () => {
    const guess = (await guessAt(round.roundId, 0)) ?? 'higher';
    const asked = { stepId: 'step-00001' };
    const first = await scene.step(round.roundId, { action: guess }, asked);
    expect((await scene.step(round.roundId, { action: guess }, asked)).data).toEqual(first.data);
    expect(await scene.step(round.roundId, { action: 'skip' }, asked)).toMatchObject({ code: 'step_conflict' });
  });

  it('risks no win on a break, and can be cashed out', async () => {
    await step((await guessAt(round.roundId, 0)) ?? 'higher');
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    for (const action of ['higher', 'lower', 'skip'])
      expect(await step(action)).toMatchObject({ status: 403, code: 'time_out' });
    expect((await step('cashOut')).data).toMatchObject({ status: 'settled' });
  });

  it('is cashed out after a day without its player, and gives the stake back without a guess', async () => {
    await step('skip');
    scene.pass(DAY_MS);
    await work();
    expect((await scene.balance()).balance).toBe(1_000);
    await scene.open('hilo');
    const { data: next } = await scene.bet(100);
    const { data } = await scene.step(next.roundId, { action: (await guessAt(next.roundId, 0)) ?? 'higher' });
    scene.pass(DAY_MS);
    await work();
    expect((await scene.balance()).balance).toBe(900 + data.multiplier * 100);
  });
});
