import { existsSync } from 'node:fs';

/** Debian's. The first is the same engine without a window to draw, which leaves more of a small machine to what is tested. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The browser of journeys, measurements and pictures: what CHROMIUM_PATH names, else the first that is installed. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM_PATH'] || INSTALLED.find((file) => existsSync(file)) || INSTALLED[1];

/** What a machine without a screen, a sandbox of its own or a network needs. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
