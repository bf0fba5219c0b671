import type { Page } from '@playwright/test';

/** One thing that a player does, and the sign that the page has answered it. */
export interface Action {
  title: string;
  /** CSS of what it opens. */
  opens: string;
  act: (page: Page) => Promise<void>;
  /** Goes back to where the next action begins. */
  after?: (page: Page) => Promise<void>;
}

const KEY_PAUSE_MS = 150;
const FIELD = 'dialog[open] input';

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** A visitor does these in this order on one page. */
export const VISITOR_ACTIONS = {
  logIn: {
    title: 'log in: its fields',
    opens: FIELD,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Log In' }).tap(),
    after: close,
  },
  viewAll: {
    title: 'view all: the list',
    opens: 'main input[type=search]',
    act: (page) =>
      page
        .getByRole('link', { name: /^View All/ })
        .first()
        .tap(),
  },
  search: {
    title: 'type in search: its first letter',
    opens: 'main input[type=search]:not(:placeholder-shown)',
    act: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.getByRole('searchbox').pressSequentially('simba', { delay: KEY_PAUSE_MS });
    },
  },
} as const satisfies Record<string, Action>;

/** A signed-in player does these in this order on one page. */
export const PLAYER_ACTIONS = {
  deposit: {
    title: 'deposit: its fields',
    opens: FIELD,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).tap(),
    after: close,
  },
  openGame: {
    title: 'open a game: its frame',
    opens: 'dialog[open] iframe',
    act: (page) => page.locator('main article[data-game-id] button[aria-disabled=false]').first().tap(),
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof VISITOR_ACTIONS | keyof typeof PLAYER_ACTIONS;

export const ACTIONS: Readonly<Record<ActionName, Action>> = { ...VISITOR_ACTIONS, ...PLAYER_ACTIONS };
