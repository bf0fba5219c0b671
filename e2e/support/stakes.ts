/** Bets past the frame, with the launch of a game that is open: for journeys that need high stakes. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Round } from '../../contract/rounds.ts';
import { dataOf } from './walletRecords.ts';

export const bet = async (page: Page, launchToken: string, stake: number, choice: object): Promise<Round> => {
  const headers = { authorization: `Bearer ${launchToken}` };
  return dataOf<Round>(
    await page.request.post('/api/play/bets', { headers, data: { betId: randomUUID(), stake, choice } }),
  );
};

/** Settled rolls of dice with these stakes. */
export async function rollFor(page: Page, launchToken: string | undefined, stakes: readonly number[]): Promise<void> {
  expect(launchToken).toBeDefined();
  for (const stake of stakes) await bet(page, launchToken ?? '', stake, { side: 'under', target: 50 });
}
