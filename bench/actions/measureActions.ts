import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { NETWORKS } from '../browser/networks.ts';
import { PHONE } from '../browser/slowPhone.ts';
import { openSlowly } from '../visits/openSlowly.ts';
import { type Action, type ActionName, ACTIONS, PLAYER_ACTIONS, VISITOR_ACTIONS } from './actions.ts';
import { medians } from '../statistics.ts';
import { type ActionFigures, watchAction, watched } from './watchAction.ts';

export type ActionsFigures = Record<ActionName, ActionFigures>;

/** The next paint, and what the browser tells of it, come after what is awaited. */
const AFTER_MS = 800;

async function measure(page: Page, { opens, act, after }: Action): Promise<ActionFigures> {
  await page.evaluate(watchAction, watched(opens));
  await act(page);
  await page.waitForFunction(() => !Number.isNaN(window.action.figures.shown));
  await page.waitForTimeout(AFTER_MS);
  const figures = await page.evaluate(() => window.action.figures);
  await after?.(page);
  return figures;
}

type Actions = Readonly<Record<string, Action>>;
type Kept = BrowserContextOptions['storageState'];

async function measureEach(browser: Browser, url: string, actions: Actions, storageState: Kept) {
  const context = await browser.newContext({ ...PHONE, storageState });
  const { page } = await openSlowly(context, url, NETWORKS['3g']);
  const measured: [string, ActionFigures][] = [];
  for (const [name, action] of Object.entries(actions)) measured.push([name, await measure(page, action)]);
  await context.close();
  return Object.fromEntries(measured);
}

/** Measures the actions of a visitor and of a player, each on a home that has come to rest. */
export async function measureActions(browser: Browser, url: string, player: Kept): Promise<ActionsFigures> {
  const visitor = await measureEach(browser, url, VISITOR_ACTIONS, undefined);
  return { ...visitor, ...(await measureEach(browser, url, PLAYER_ACTIONS, player)) } as ActionsFigures;
}

export const mediansOfActions = (rounds: readonly ActionsFigures[]): ActionsFigures =>
  Object.fromEntries(
    Object.keys(ACTIONS).map((name) => [name, medians(rounds.map((round) => round[name as ActionName]))]),
  ) as ActionsFigures;
