import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { type BuildMark, markBuild } from '../../../contract/buildMark.ts';
import type { AppConfig } from '../app.ts';

/** A server of a small web app in its own folder. */
export const webDir = mkdtempSync(path.join(tmpdir(), 'karata-web-'));
export const SCRIPT = 'console.log("Karibu")';
export const FILES = {
  'index.html': '<!doctype html><style>a{}</style><script>go()</script><p>home</p>',
  'app.html': '<!doctype html><p>shell</p>',
  'app.sw.html': '<!doctype html><p>ganda</p>',
  'favicon.svg': '<svg/>',
  'sw.js': 'serve()',
  'sw-off.js': 'end()',
  'build.txt': '/assets/main.0123456789.js\n',
  'assets/main.0123456789.js': SCRIPT,
  'assets/main.0123456789.js.map': '{}',
  // The build makes no shorter name than this one.
  'assets/vip.0a1b2c.js': SCRIPT,
  'images/games/simba.webp': 'tile',
  'originals/slots.html': '<!doctype html><script src="/assets/slots.js"></script>',
};

let server: TestApp;

/** Each test of the file has its own server with the same web app. */
export function useWebApp(): void {
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(webDir, name)), { recursive: true });
      writeFileSync(path.join(webDir, name), text);
    }
    writeFileSync(path.join(webDir, 'assets/main.0123456789.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(path.join(webDir, 'assets/main.0123456789.js.gz'), gzipSync(SCRIPT));
  });
  afterAll(() => rmSync(webDir, { recursive: true }));
  beforeEach(async () => {
    server = await startTestApp({ webDir });
  });
  afterEach(() => server.close());
}

export const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const LIVE = {
  projectId: 'live',
  apiKey: 'key',
  authDomain: 'live.firebaseapp.com',
  serviceAccount: '',
  emulatorUrl: undefined,
};
export const FOR_LIVE = { mode: 'production', projectId: 'live' } as const;

/** A server of the project `live`, with a web app that has this build mark. */
export async function startProduction(mark: BuildMark | undefined, config: Partial<AppConfig> = {}): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-live-'));
  const html = '<!doctype html><title>Karata</title><script>go()</script>';
  writeFileSync(path.join(folder, 'index.html'), mark ? markBuild(html, mark) : html);
  try {
    return await startTestApp({
      webDir: folder,
      mode: 'production',
      identity: LIVE,
      siteOrigins: ['https://karata.example'],
      ...config,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
