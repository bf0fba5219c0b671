import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Round } from '../../../../contract/rounds.ts';
import { legalMoves, type BlackjackOutcome } from '../../../../originals/blackjack/rules/index.ts';
import { ACE, LEAST_RANK, SUITS } from '../../../../originals/fair/index.ts';
import { withPurse } from '../../testing/PlayScene.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 1_000 });

const DAY_MS = 86_400_000;

const cardOf = (rank: number): number => (rank - LEAST_RANK) * SUITS.length;
const outcomeOf = ({ outcome }: Round): BlackjackOutcome => outcome as BlackjackOutcome;
const stored = async (roundId: string) => (await scene.server.store.get('rounds', roundId)) ?? fail('no such round');
const fail = (message: string): never => {
  throw new Error(message);
};

/** An open round with these ranks next: player, dealer, player, dealer, then as they are drawn. */
async function deal(stake: number, ...ranks: number[]): Promise<Round> {
  const { data } = await scene.bet(stake);
  // A blackjack ended it at once.
  if (data.status === 'settled') return deal(stake, ...ranks);
  const round = await stored(data.roundId);
  const { cards } = round.drawn as { cards: number[] };
  const drawn = { cards: [...ranks.map(cardOf), ...cards.slice(ranks.length)] };
  await scene.server.put('rounds', { ...round, drawn });
  return data;
}

const step = (round: Round, action: string, stepId?: string) =>
  scene.step(round.roundId, { action }, stepId === undefined ? {} : { stepId });

const balance = async (): Promise<number> => (await scene.balance()).balance;

describe('a round of blackjack', () => {
  beforeEach(() => scene.open('blackjack'));

  it('tells the open card of the dealer, and neither the hidden one nor those to come', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data } = await scene.bet(20);
      const { cards } = (await stored(data.roundId)).drawn as { cards: number[] };
      const isOpen = data.status === 'open';
      expect(outcomeOf(data).hands).toEqual([[cards[0], cards[2]]]);
      expect(outcomeOf(data).dealer.slice(0, 1)).toEqual([cards[1]]);
      expect(outcomeOf(data).dealer.length === 1).toBe(isOpen);
      expect(JSON.stringify(data)).not.toContain('"cards"');
      if (isOpen) await step(data, 'stand');
    }
  });

  it('takes the stake a second time for a double, and pays both', async () => {
    const round = await deal(100, 6, 10, 5, 7, 10);
    const before = await balance();
    const { data } = await step(round, 'double');
    expect(data).toMatchObject({ status: 'settled', stake: 200, win: 400, multiplier: 2, balance: before + 300 });
    expect((await scene.refreshed()).balance).toBe(before + 300);
  });

  it('takes the stake again for a split and for each hand that is doubled', async () => {
    const round = await deal(50, 8, 10, 8, 9, 3, 2, 10, 10);
    const before = await balance();
    expect((await step(round, 'split')).data).toMatchObject({ status: 'open', stake: 100, balance: before - 50 });
    expect((await step(round, 'double')).data).toMatchObject({ status: 'open', stake: 150, balance: before - 100 });
    const { data } = await step(round, 'double');
    expect(data).toMatchObject({ status: 'settled', stake: 200, win: 400, balance: before - 150 + 400 });
    expect((await stored(round.roundId)).raises).toEqual(Array(3).fill({ stakeCents: 5_000, bonusStakeCents: 0 }));
  });

  it('doubles once, however often the call comes', async () => {
    const round = await deal(100, 8, 10, 8, 7, 3, 10, 9);
    const before = await balance();
    const first = await step(round, 'split', 'step-00001');
    expect((await step(round, 'split', 'step-00001')).data).toEqual(first.data);
    expect(await step(round, 'double', 'step-00001')).toMatchObject({ code: 'step_conflict' });
    expect(await balance()).toBe(before - 100);
  });

  it.each(['cashOut', 'higher', 'insurance', 'surrender', 'split'])(
    'does not take %p with a ten and a six',
    async (action) => {
      const round = await deal(100, 10, 10, 6, 7);
      expect([400, 409]).toContain((await step(round, action)).status);
      expect((await scene.call('/play/rounds/open')).data).toMatchObject({ round: { status: 'open', stake: 100 } });
    },
  );

  it('takes no third double, and none after a hit', async () => {
    const round = await deal(100, 2, 10, 3, 7, 4, 5);
    expect((await step(round, 'hit')).data.status).toBe('open');
    expect(await step(round, 'double')).toMatchObject({ code: 'step_invalid' });
  });

  it('takes no money that is not there, and the hand goes on', async () => {
    const round = await deal(480, 6, 10, 5, 7, 10);
    const missing = (await balance()) - 479;
    await scene.server.put('users', { ...(await user()), balance: (await balance()) - missing });
    expect(await step(round, 'double')).toMatchObject({ status: 409, code: 'insufficient_funds' });
    expect((await step(round, 'hit')).data.status).toBe('settled');
  });

  it('adds nothing to a stake on a break, and the hand is played to its end', async () => {
    const round = await deal(100, 8, 10, 8, 7, 3);
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    for (const action of ['double', 'split'])
      expect(await step(round, action)).toMatchObject({ status: 403, code: 'time_out' });
    expect((await step(round, 'hit')).data.status).toBe('open');
    expect((await step(round, 'stand')).data).toMatchObject({ status: 'settled', stake: 100 });
  });

  it('adds nothing above the limit that the player has set', async () => {
    const round = await deal(100, 6, 10, 5, 7, 10);
    await scene.server.ask('/play/limits', { method: 'POST', body: { kind: 'stake', value: 150 } });
    expect(await step(round, 'double')).toMatchObject({ status: 403, code: 'stake_limit' });
    expect((await step(round, 'hit')).data.stake).toBe(100);
  });

  it('adds nothing with a launch that was closed', async () => {
    const round = await deal(100, 6, 10, 5, 7, 10);
    await scene.call('/play/close', {});
    expect(await step(round, 'double')).toMatchObject({ code: 'launch_expired' });
    expect((await step(round, 'hit')).data.status).toBe('settled');
  });

  it('takes bonus money for the second stake from the same purse, and gives its share of the win back', async () => {
    const round = await deal(100, 6, 10, 5, 7, 10);
    await scene.server.put('users', { ...(await user()), balance: 40, ...withPurse(500) });
    const { data } = await step(round, 'double');
    expect(data).toMatchObject({ status: 'settled', stake: 200, bonusStake: 60, win: 400 });
    expect(await scene.balance()).toMatchObject({ balance: 280, bonusBalance: 440 + 120 });
  });

  it('stands after a day without its player', async () => {
    await deal(100, 10, 10, 9, 8);
    const before = await balance();
    scene.pass(DAY_MS);
    await scene.server.app.services.workers.rounds.runOnce();
    expect(await balance()).toBe(before + 200);
    const { items } = (await scene.server.ask('/play/rounds?limit=1')).data as { items: Round[] };
    expect(items[0]).toMatchObject({
      status: 'settled',
      outcome: { moves: ['stand'], dealer: [cardOf(10), cardOf(8)] },
    });
  });

  it('is not taken back once its cards were seen', async () => {
    await deal(100, 10, 10, 6, 10);
    const open = (await scene.call('/play/rounds/open')) as unknown as { data: { round: Round } };
    const { data } = (await scene.call(`/play/bets/${open.data.round.roundId}/rollback`, {})) as unknown as typeof open;
    expect(data.round).toMatchObject({ status: 'open', stake: 100 });
  });

  it('says which stake the bonus allows when a second one is too much', async () => {
    const round = await deal(100, 6, 10, 5, 7, 10);
    const { bonuses = [], ...purse } = withPurse(500);
    const limited = bonuses.map((bonus) => ({ ...bonus, maxStakeCents: 15_000 }));
    await scene.server.put('users', { ...(await user()), balance: 40, ...purse, bonuses: limited });
    const refused = await step(round, 'double');
    expect(refused).toMatchObject({ status: 403, code: 'bonus_stake_limit' });
    expect(refused.message).toContain('at most KES 150');
    expect((await step(round, 'hit')).data.stake).toBe(100);
  });

  it('counts a tenth for the wheel and cash-back', async () => {
    await step(await deal(100, 6, 10, 5, 7, 10), 'double');
    const { days = {} } = (await scene.server.store.get('play', 'uid-1')) ?? {};
    const [{ stakedCents = 0, endedCents } = {}] = Object.values(days);
    expect(stakedCents).toBeGreaterThanOrEqual(20_000);
    expect(endedCents).toBe(stakedCents / 10);
  });

  it('gives a tenth of the points of another game', async () => {
    const before = (await user()).pointsMilli ?? 0;
    const round = await deal(100, 6, 10, 5, 7, 10);
    const dealt = (await user()).pointsMilli ?? 0;
    await step(round, 'double');
    expect(((await user()).pointsMilli ?? 0) - dealt).toBe(1_000);
    expect(before).toBeLessThanOrEqual(dealt);
    expect((await user()).uncountedCents).toBeGreaterThanOrEqual(18_000);
  });

  it('says what can be done with what it tells', async () => {
    const round = await deal(100, 9, ACE, 9, 3);
    const { data } = (await scene.call('/play/rounds/open')) as unknown as { data: { round: Round } };
    expect(legalMoves(outcomeOf(data.round))).toEqual(['hit', 'stand', 'double', 'split']);
    expect(round.status).toBe('open');
  });
});

const user = async () => (await scene.server.store.get('users', 'uid-1')) ?? fail('no such player');
