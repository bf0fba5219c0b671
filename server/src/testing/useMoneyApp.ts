import { afterEach, beforeEach } from '@jest/globals';
import { type MoneyApp, startMoneyApp } from './startMoneyApp.ts';

export let server: MoneyApp;

/** Each test of the file has its own server. */
export function useMoneyApp(...asked: Parameters<typeof startMoneyApp>): void {
  beforeEach(async () => {
    server = await startMoneyApp(...asked);
  });
  afterEach(() => server.close());
}
