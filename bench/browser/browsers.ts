import { existsSync } from 'node:fs';

/** Players have the full browser; the shell is the same engine without a window, as the journeys use it. */
export const BROWSERS = {
  full: { title: 'Chromium', path: '/usr/bin/chromium' },
  shell: { title: 'headless shell', path: '/usr/bin/chromium-headless-shell' },
} as const;

export type BrowserName = keyof typeof BROWSERS;

export const BROWSER_NAMES = Object.keys(BROWSERS) as BrowserName[];

export const isInstalled = (name: BrowserName): boolean => existsSync(BROWSERS[name].path);
