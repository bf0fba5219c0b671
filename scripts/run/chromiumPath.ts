import { existsSync } from 'node:fs';

/** Debian's. The first is the same engine without a window, which needs less of a small machine. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The browser of journeys, measurements and pictures: CHROMIUM_PATH, else the first installed one. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM_PATH'] || INSTALLED.find((file) => existsSync(file)) || INSTALLED[1];

/** The machine may have no screen, no sandbox and no network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
