/** A house game for money in a journey, and what the server knows of the player's rounds. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Bet } from '../../contract/content.ts';
import type { Round, RoundPage, RoundTotals } from '../../contract/rounds.ts';
import { tokensOf } from './secrets.ts';
import { dataOf } from './walletRecords.ts';

export const readAsPlayer = async <TData>(page: Page, path: string): Promise<TData> => {
  const { accessToken } = await tokensOf(page);
  return dataOf<TData>(await page.request.get(`/api/${path}`, { headers: { authorization: `Bearer ${accessToken}` } }));
};

/** The newest hundred. */
export const roundsOf = async (page: Page): Promise<Round[]> =>
  (await readAsPlayer<RoundPage>(page, 'play/rounds?limit=100')).items;

export const roundTotalsOf = (page: Page): Promise<RoundTotals> =>
  readAsPlayer<RoundTotals>(page, 'play/rounds/totals');

/** The tokens of all launches that the page gets from here on. */
export function collectLaunchTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('response', (response) => {
    if (!/\/api\/games\/[^/]+\/open$/.test(response.url()) || !response.ok()) return;
    void response.json().then(({ data }: { data: { launchToken?: string } }) => {
      if (data.launchToken) tokens.push(data.launchToken);
    });
  });
  return tokens;
}

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

export const modeSwitch = (player: Locator): Locator => player.getByRole('switch', { name: 'Play for money' });

/** Rolls, one after another, each when the server has the last one and the game shows it. */
export async function rollDice(page: Page, times: number): Promise<void> {
  const roll = gameFrame(page).getByRole('button', { name: 'Roll', exact: true });
  const before = (await roundsOf(page)).length;
  for (let count = 1; count <= times; count += 1) {
    await expect(roll).toBeEnabled();
    await roll.click();
    await expect.poll(async () => (await roundsOf(page)).length, { message: 'rounds' }).toBe(before + count);
  }
  await expect(roll).toBeEnabled();
}

/** Home tells the latest bets of all players. */
export const latestBets = async (page: Page): Promise<Bet[]> =>
  dataOf<Bet[]>(await page.request.get('/api/content/bet-history'));
