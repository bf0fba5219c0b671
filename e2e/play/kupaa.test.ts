/** One flight for everybody: two players in two browsers, and the money of one of them. */
import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import type { Flights } from '../../contract/flights.ts';
import { openGame } from '../support/games.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { hasFocus, pressOn } from '../support/pressOn.ts';
import { gameFrame, modeSwitch, roundsOf, roundTotalsOf } from '../support/rounds.ts';
import { signInUnseen } from '../support/signIn.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf, dataOf } from '../support/walletRecords.ts';

const GAME = 'Kupaa';
const PAID_KES = 12_950;
/** One flight in a thousand lasts longer than a minute. */
const FLIGHT_MS = 100_000;

const flightsOf = async (page: Page): Promise<Flights> =>
  dataOf<Flights>(await page.request.get('/api/play/flights/kupaa'));

/** The newest flights of the strip, as the game writes them. */
const shownPast = async (game: FrameLocator, count: number): Promise<string[]> =>
  (await game.getByRole('region', { name: 'Last results' }).getByRole('listitem').allTextContents()).slice(0, count);

const written = (crashAt: number): string =>
  `${crashAt.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;

async function openForMoney(page: Page): Promise<FrameLocator> {
  await signInUnseen(page, newPhone());
  await payIn(page, PAID_KES);
  const player = await openGame(page, GAME);
  await expect(modeSwitch(player)).toBeChecked();
  return gameFrame(page);
}

/** On a busy machine a bet may miss its flight: the game says that nothing was staked, and the player bets again. */
async function betOnce(
  page: Page,
  stake: Locator,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<void> {
  const bet = stake.getByRole('button', { name: /^(?:Bet|Next flight:) US\$/ });
  await expect(bet).toBeVisible();
  await expect(async () => {
    if ((await roundsOf(page)).length === 0 && (await bet.isVisible())) await press(bet);
    await expect.poll(async () => (await roundsOf(page)).length, { timeout: FLIGHT_MS / 2 }).toBe(1);
  }).toPass({ timeout: 2 * FLIGHT_MS });
}

async function openSecond(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

test('two players are in the same flight; the stake, cash-out and end of one agree everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const other = await openSecond(browser, baseURL);
  const [game, theirs] = [await openForMoney(page), await openForMoney(other)];
  const first = game.getByRole('group', { name: 'Stake 1' });

  const seenByOther = theirs
    .getByRole('list', { name: 'Bets on this flight' })
    .getByRole('listitem')
    .first()
    .waitFor({ timeout: 3 * FLIGHT_MS });
  // Now or, when bets are closed, for the next flight: then it is sent when they open.
  await betOnce(page, first);
  const [placed] = await roundsOf(page);
  const flightId = placed?.flightId ?? 0;
  await seenByOther;

  // The cash-out comes in time or not: the server says which.
  const cashOut = first.getByRole('button', { name: /^Cash out/ });
  const ended = async (): Promise<boolean> => (await roundsOf(page))[0]?.status === 'settled';
  await expect(async () => {
    if (!(await ended())) await cashOut.click({ timeout: 500 });
    expect(await ended()).toBe(true);
  }).toPass({ timeout: FLIGHT_MS });

  const crashOf = async (): Promise<number | undefined> =>
    (await flightsOf(page)).history.find(({ id }) => id === flightId)?.crashAt;
  await expect.poll(crashOf, { timeout: FLIGHT_MS }).toBeDefined();
  await expect
    .poll(async () => {
      const past = (await flightsOf(page)).history.slice(0, 2).map(({ crashAt }) => written(crashAt));
      return [await shownPast(game, past.length), await shownPast(theirs, past.length)].every(
        (shown) => shown.join() === past.join(),
      );
    })
    .toBe(true);

  const [round] = await roundsOf(page);
  expect(round?.outcome).toMatchObject({ crashAt: await crashOf() });
  const { balance } = await balanceOf(page);
  expect(Math.round(balance * 100)).toBe(Math.round((100 + (await roundTotalsOf(page)).net) * 100));
  expect((await balanceOf(other)).balance).toBe(100);
  expect(await roundsOf(other)).toEqual([]);

  await page.getByRole('button', { name: 'Close the game' }).click();
  await dispatch(page, 'ui/pageOpened', 'my-bets');
  const list = page.getByRole('main').getByRole('list').first();
  await list.getByRole('button', { name: GAME }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Fair: everything computed here is what the round says.')).toBeVisible();
  await other.context().close();
});

test('a reload shows the same flight with the stake in it', async ({ page }) => {
  test.setTimeout(400_000);
  const game = await openForMoney(page);
  await betOnce(page, game.getByRole('group', { name: 'Stake 1' }));
  await page.reload();
  await openGame(page, GAME);
  const again = gameFrame(page).getByRole('group', { name: 'Stake 1' });
  await expect(
    again.getByRole('button', { name: /^(?:Bet placed|Cancel|Cash out|One moment|Next flight|Bet US)/ }),
  ).toBeVisible();
  await expect.poll(async () => (await roundsOf(page))[0]?.status, { timeout: FLIGHT_MS }).toBe('settled');
  await expect(again.getByRole('button', { name: /^(?:Next flight|Bet US)/ })).toBeVisible({ timeout: 20_000 });
});

test('a bet and its cash-out are made with the keyboard alone, on one button that keeps the focus', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const game = await openForMoney(page);
  const action = game.getByRole('group', { name: 'Stake 1' }).locator('.action');
  await expect(action).toHaveText(/^(?:Bet|Next flight:) US\$/);
  await betOnce(page, game.getByRole('group', { name: 'Stake 1' }), (button) => pressOn(page, button));
  const isSettled = async (): Promise<boolean> => (await roundsOf(page))[0]?.status === 'settled';
  await expect(async () => {
    expect(await hasFocus(action), 'the focus stays').toBe(true);
    // The flight may end first; then the key would bet again.
    if (/^Cash out/.test((await action.textContent()) ?? '')) await page.keyboard.press('Enter');
    expect(await isSettled()).toBe(true);
  }).toPass({ timeout: FLIGHT_MS });
  await expect(action).toHaveText(/^(?:Bet|Next flight:) US\$/);
  expect(await hasFocus(action)).toBe(true);
});

test('a visitor rides in the flight of everybody with demo credits, of which the server hears nothing', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openGame(page, GAME);
  const game = gameFrame(page);
  const action = game.getByRole('group', { name: 'Stake 1' }).locator('.action');
  const mine = game.getByRole('list', { name: 'Bets on this flight' }).getByRole('listitem');
  await game.getByRole('tab', { name: 'Mine' }).click();
  // A flight may end before the cash-out: then the next one is bet on.
  await expect(async () => {
    if (/^(?:Bet|Next flight:) 20$/.test((await action.textContent()) ?? '')) await action.click();
    if (/^Cash out/.test((await action.textContent()) ?? '')) await action.click();
    await expect(mine.filter({ hasText: '×' }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 2 * FLIGHT_MS });
  await expect
    .poll(async () => {
      const past = (await flightsOf(page)).history.slice(0, 2).map(({ crashAt }) => written(crashAt));
      return past.length > 0 && (await shownPast(game, past.length)).join() === past.join();
    })
    .toBe(true);
  const ofPlay = asked.filter((call) => call.includes('/api/play/'));
  expect(new Set(ofPlay)).toEqual(new Set(['GET /api/play/flights/kupaa', 'GET /api/play/flights/kupaa/events']));
});
