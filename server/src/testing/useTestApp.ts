import { afterEach, beforeEach } from '@jest/globals';
import { type TestApp, startTestApp } from './startTestApp.ts';

export let server: TestApp;

/** Each test of the file has its own server. */
export function useTestApp(...asked: Parameters<typeof startTestApp>): void {
  beforeEach(async () => {
    server = await startTestApp(...asked);
  });
  afterEach(() => server.close());
}
