import type { Browser, BrowserContext } from '@playwright/test';
import { newPhone } from '../../e2e/support/players.ts';
import { signIn } from '../../e2e/support/signIn.ts';
import { PHONE } from '../browser/slowPhone.ts';

export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in a new player, and returns what the browser then keeps. */
export async function signedInState(browser: Browser, url: string): Promise<StoredState> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await signIn(await context.newPage(), newPhone());
  const state = await context.storageState();
  await context.close();
  return state;
}
