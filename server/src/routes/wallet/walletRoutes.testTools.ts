import { afterEach, beforeEach } from '@jest/globals';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

export let server: MoneyApp;

/** Each test of the file has its own server. */
export function useMoneyApp(): void {
  beforeEach(async () => {
    server = await startMoneyApp();
  });
  afterEach(() => server.close());
}
