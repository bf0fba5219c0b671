import { describe, expect, it } from '@jest/globals';
import type { Round, RoundPage } from '../../../../contract/rounds.ts';
import { MODEL_NAMES } from '../../../../originals/slots/rules/index.ts';
import { readRound, recomputeRound } from '../../../../originals/verify/index.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 10_000 });

/** A bet of 20, a while after the last. */
const bet = async (choice: object): Promise<Round> => {
  scene.pass(3_000);
  return (await scene.bet(20, { choice })).data;
};

async function playSlotsAndDice(): Promise<void> {
  await scene.open('slots');
  for (let spin = 0; spin < 12; spin += 1) await bet({});
  const slot = await scene.server.store.get('games', 'slots');
  for (const model of MODEL_NAMES) {
    await scene.server.put('games', { ...slot, id: model, gameUrl: `/originals/slots.html?model=${model}` });
    await scene.open(model);
    for (let spin = 0; spin < 3; spin += 1) await bet({});
  }
  await scene.open('dice');
  for (const target of [4, 50, 90]) await bet({ side: 'over', target });
}

/** Opens tiles until a mine or the third, and cashes out. */
async function playMines(): Promise<void> {
  await scene.open('mines');
  for (const mines of [1, 5, 24]) {
    const { roundId } = await bet({ mines });
    let last: Round | undefined;
    for (const tile of [7, 0, 24]) {
      if (last?.status !== 'settled') last = (await scene.step(roundId, { action: 'open', tile })).data;
    }
    if (last?.status !== 'settled') await scene.step(roundId, { action: 'cashOut' });
  }
}

/** Skips a card, guesses twice, and cashes out what is left. */
async function playHilo(): Promise<void> {
  await scene.open('hilo');
  const { roundId } = await bet({});
  for (const action of ['skip', 'higher', 'lower', 'cashOut']) await scene.step(roundId, { action });
}

/** Plays hands with each move that is taken. */
async function playBlackjack(): Promise<void> {
  await scene.open('blackjack');
  for (let hand = 0; hand < 3; hand += 1) {
    const { roundId, status } = await bet({});
    if (status === 'settled') continue;
    for (const action of ['split', 'double', 'hit', 'stand', 'stand']) await scene.step(roundId, { action });
  }
}

/** The players cash out by hand, automatically, and both too late. */
async function fly(): Promise<void> {
  await scene.open('crash');
  for (const choice of [{}, { autoCashOut: 1.2 }, { autoCashOut: 9_999.99 }]) {
    const { roundId } = await bet(choice);
    scene.pass(700);
    if (!('autoCashOut' in choice)) await scene.step(roundId, { action: 'cashOut' });
    scene.pass(1_000_000);
    await scene.server.app.services.workers.rounds.runOnce();
  }
}

const rounds = async (): Promise<Round[]> =>
  ((await scene.server.ask('/play/rounds?limit=100')).data as RoundPage).items;

describe('the rounds that the server has decided', () => {
  it('are each what their seeds decide, once the seeds are revealed', async () => {
    await playSlotsAndDice();
    await playMines();
    await playHilo();
    await playBlackjack();
    await fly();
    for (const round of await rounds()) expect(() => readRound(round)).toThrow('not revealed yet');
    await scene.server.ask('/play/seeds/rotate', { method: 'POST', body: { clientSeed: 'my seed' } });
    const played = await rounds();
    expect(played).toHaveLength(12 + 3 * MODEL_NAMES.length + 3 + 3 + 1 + 3 + 3);
    for (const round of played) {
      const { steps, isFair } = await recomputeRound(readRound(round));
      expect({ kind: round.kind, isFair, steps }).toMatchObject({ isFair: true });
    }
  });

  it('are found out when a stored outcome was changed', async () => {
    await scene.open('dice');
    const { roundId } = await bet({ side: 'over', target: 50 });
    const stored = await scene.server.store.get('rounds', roundId);
    if (!stored) throw new Error('no round');
    const { roll } = (stored.drawn as { outcome: { roll: number } }).outcome;
    await scene.server.put('rounds', { ...stored, drawn: { ...stored.drawn, outcome: { roll: (roll + 50) % 100 } } });
    await scene.server.ask('/play/seeds/rotate', { method: 'POST', body: { clientSeed: 'my seed' } });
    const [round] = await rounds();
    expect(await recomputeRound(readRound(round))).toMatchObject({ isFair: false });
  });
});
