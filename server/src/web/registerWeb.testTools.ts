/** A server of a small web app in its own folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

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
  // As short as the build makes it.
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
