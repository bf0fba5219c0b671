import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { writeWorker } from './writeWorker.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'karata-worker-'));
const file = path.join(webDir, 'sw.js');
const WEB = {
  main: ['assets/main.0a.css', 'assets/main.0a1b2c.js'],
  home: ['assets/home.0a.css', 'assets/home.1b.js'],
  footer: ['assets/footer.0a.css', 'assets/footer.2c.js'],
  vip: ['assets/vip.3d.js'],
};
const written = () => {
  writeFileSync(file, 'const build=__WORKER_BUILD__;');
  writeWorker({ web: WEB, originals: {} }, webDir);
  return JSON.parse(/=(.+);/.exec(readFileSync(file, 'utf8'))?.[1] ?? '') as Record<string, unknown>;
};

beforeEach(() => {
  mkdirSync(path.join(webDir, 'images/games'), { recursive: true });
  writeFileSync(path.join(webDir, 'images/games/simba.webp'), 'lion');
});
afterAll(() => rmSync(webDir, { recursive: true }));

describe('the service worker of a build', () => {
  it('knows its first script, and what home needs besides the styles in the page', () => {
    expect(written()).toMatchObject({
      main: '/assets/main.0a1b2c.js',
      shell: ['/assets/main.0a1b2c.js', '/assets/home.1b.js', '/assets/footer.0a.css', '/assets/footer.2c.js'],
    });
  });

  it('is another one when a picture changes, and else the same', () => {
    const before = written();
    expect(written()).toEqual(before);
    writeFileSync(path.join(webDir, 'images/games/simba.webp'), 'a lion');
    expect(written()['pictures']).not.toBe(before['pictures']);
  });

  it('is refused when the bundle has no place for it', () => {
    writeFileSync(file, 'done()');
    expect(() => writeWorker({ web: WEB, originals: {} }, webDir)).toThrow('sw.js has no __WORKER_BUILD__');
  });
});
