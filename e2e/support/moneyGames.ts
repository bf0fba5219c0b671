/** Plays one round for money of each kind, whatever comes out of it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { HouseKind } from '../../contract/playTerms.ts';
import { gameFrame, modeSwitch, roundsOf } from './rounds.ts';

/** Single flights: the game with one flight for everybody has its own journeys. */
export const MONEY_GAMES = {
  slots: 'Karata ya Malkia',
  dice: 'Market Day Dice',
  mines: 'Ruby Shaft',
  crash: 'Ember Wing',
  limbo: 'Lenga Nyota',
  plinko: 'Maporomoko',
  keno: 'Kanga Keno',
  fortune: 'Duara la Dhahabu',
  hilo: 'Juu ama Chini',
  roulette: 'Meza ya Mviringo',
  blackjack: 'Ishirini na Moja',
} as const satisfies Record<HouseKind, string>;

export const MONEY_KINDS = Object.keys(MONEY_GAMES) as HouseKind[];

/** The main button of a game. */
export const actionOf = (page: Page): Locator => gameFrame(page).locator('.action, .spinButton').first();

/** A game that has its launch, for money. */
export async function expectForMoney(player: Locator, page: Page): Promise<void> {
  await expect(modeSwitch(player)).toBeChecked();
  await expect(actionOf(page)).toBeEnabled();
}

/** The newest round of the player, as soon as it is `status`. */
async function expectNewest(page: Page, count: number, status: RegExp): Promise<void> {
  const newest = async () => {
    const rounds = await roundsOf(page);
    return rounds.length === count ? rounds[0]?.status : 'none';
  };
  await expect.poll(newest, { message: `round ${count}` }).toMatch(status);
}

const click = (target: Locator): Promise<void> => target.click();

/** A card without a number and a table without a chip bet nothing; those of the last game stay. */
async function choose(page: Page, kind: HouseKind, use: typeof click): Promise<void> {
  if (kind === 'keno' && (await pickedNumbers(page).count()) === 0) await openTile(page, 0, use);
  if (kind === 'roulette' && (await gameFrame(page).locator('.bet').count()) === 0)
    await use(gameFrame(page).locator('.felt .spot').first());
}

/** Plays one round to its end, which the game shows. `use`: how its controls are used, all but the cash-out of a flight. */
export async function playRound(page: Page, kind: HouseKind, use = click): Promise<void> {
  const count = (await roundsOf(page)).length + 1;
  await choose(page, kind, use);
  await use(actionOf(page));
  if (kind === 'mines') {
    await expectNewest(page, count, /open/);
    await openTile(page, 0, use);
    await expect
      .poll(async () => {
        const [round] = await roundsOf(page);
        return round?.status === 'settled' || (round?.multiplier ?? 0) > 1;
      })
      .toBe(true);
    if ((await roundsOf(page))[0]?.status === 'open') await use(actionOf(page));
  }
  if (kind === 'hilo') {
    await expectNewest(page, count, /open/);
    await use(gameFrame(page).locator('.guess').first());
    await expect(actionOf(page)).toBeEnabled();
    if ((await roundsOf(page))[0]?.status === 'open') await use(actionOf(page));
  }
  // A blackjack ends the hand at its start.
  if (kind === 'blackjack' && (await roundsOf(page))[0]?.status === 'open')
    await use(gameFrame(page).getByRole('button', { name: /^(?:Stand|Simama)/ }));
  if (kind === 'crash') {
    await expectNewest(page, count, /open|settled/);
    await expect.poll(() => cashOutOrSettled(page)).toBe('settled');
  }
  await expectNewest(page, count, /settled/);
  await expect(actionOf(page)).toBeEnabled();
}

/** The flight may crash first; then the button would bet again. */
async function cashOutOrSettled(page: Page): Promise<string | undefined> {
  await actionOf(page).evaluate((button: HTMLElement) => {
    if (button.classList.contains('isCashOut')) button.click();
  });
  return (await roundsOf(page))[0]?.status;
}

const pickedNumbers = (page: Page): Locator => gameFrame(page).locator('.tile[aria-pressed=true]');

export const tile = (page: Page, index: number): Locator => gameFrame(page).locator('.tile').nth(index);

export async function openTile(page: Page, index: number, use = click): Promise<void> {
  await expect(tile(page, index)).toBeEnabled();
  await use(tile(page, index));
}
