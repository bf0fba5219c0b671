/** These rules hold for bonuses, whatever their player does. */
import { expect } from '@jest/globals';
import type { LedgerScene } from '../testing/LedgerScene.ts';

/** Each of its terms is reached in a run: wagering, cap, highest stake and days. */
export const BONUS = {
  ...{ id: 'b', bonusPercentage: 80, extraKes: 400, wagering: 2, contribution: { dice: 50 } },
  ...{ maxStake: 600, expiryDays: 2, conversionTimes: 1, mostPerDay: 1_000 },
};

/** Each bonus came in, and what has ended left by its lines; an open one waits for no more rounds than are open. */
export async function expectBonuses({ store }: LedgerScene, uid: string): Promise<void> {
  const user = await store.get('users', uid);
  const open = user?.bonuses ?? [];
  const ended = await store.find('bonuses', { where: [['userId', '==', uid]] });
  const all = [...open, ...ended];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const cents = (lines: readonly { deltaCents: number }[]) =>
    lines.reduce((sum, { deltaCents }) => sum + deltaCents, 0);
  const lines = await store.find('journal', { where: [['userId', '==', uid]] });
  for (const { id, convertedCents, lostCents, status, amountCents, wagering, wageredCents } of ended) {
    const own = lines.filter(({ recordId }) => recordId.startsWith(`${id}:`) && !/:(?:stake|win)$/.test(recordId));
    expect(cents(own.filter(({ account }) => account === 'main'))).toBe(convertedCents);
    expect(cents(own.filter(({ account }) => account === 'bonus')) || 0).toBe(-(convertedCents + lostCents) || 0);
    if (status === 'converted') expect(wageredCents).toBeGreaterThanOrEqual(Math.round(amountCents * wagering));
  }
  const rounds = await store.find('rounds', { where: [['userId', '==', uid]] });
  const counting = rounds.filter(({ status, wager }) => status === 'open' && wager);
  expect(open.reduce((sum, { openRounds }) => sum + openRounds, 0)).toBe(counting.length);
  for (const { id, wageredCents } of open) {
    const counted = rounds.filter(({ wager, status }) => wager?.bonusId === id && status !== 'void');
    expect(counted.reduce((sum, { wager }) => sum + (wager?.countedCents ?? 0), 0)).toBe(wageredCents);
  }
}
