/** Adds what jsdom lacks, and cleans up after each test. */
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { installBrowserParts } from './browserParts';
import { refuseFetch, refuseUnknownRequests, settleRequests } from './unknownRequests';

/** Set by jest.config.ts: the one limit of all waiting. */
declare const __WAIT_MS__: number;

configure({ asyncUtilTimeout: __WAIT_MS__ });
installBrowserParts();
refuseFetch();
document.documentElement.lang = 'en';

/** Taken now, because a test may deny storage. */
const storage = window.localStorage;

afterEach(async () => {
  cleanup();
  await settleRequests();
  storage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.className = '';
  document.documentElement.lang = 'en';
  refuseUnknownRequests();
});
