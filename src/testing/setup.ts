/** What browsers have and jsdom lacks, and a clean slate after each test. */
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { installBrowserParts } from './browserParts';

installBrowserParts();
document.documentElement.lang = 'en';

/** Taken now: a test may deny storage to what it runs. */
const storage = window.localStorage;

afterEach(() => {
  cleanup();
  storage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.className = '';
  document.documentElement.lang = 'en';
});
