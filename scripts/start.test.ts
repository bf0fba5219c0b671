import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPER_PAGE_NAMES, PAGE_NAMES } from '../contract/pageNames.ts';
import { findFreePort } from './run/ports.ts';
import * as registered from './run/standIns/registered.ts';
import { childrenOf, isRunning, lineOf, type RunningScript, runningScript } from './testing/runningScript.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
/** The addresses of `localhost` on this machine. */
const LOCAL = ['127.0.0.1', '::1'].filter((address) => addresses.includes(address));

let folder: string;
let script: RunningScript | undefined;
let other: Server | undefined;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'karata-start-')), 'data');
});
afterEach(async () => {
  script?.send('SIGKILL');
  await script?.ended;
  other?.close();
  rmSync(path.dirname(folder), { recursive: true });
});

const start = (env: Record<string, string>) => {
  script = runningScript('start', { DATA_DIR: folder, ...env });
  return script;
};

async function started() {
  const port = String(await findFreePort());
  const running = start({ PORT: port });
  expect(await lineOf(running, /^Karata is ready.*$/m)).toBe(`Karata is ready: http://localhost:${port}`);
  const children = childrenOf(running.pid);
  expect(children.map(isRunning)).toEqual(['identity', 'API', ...Object.keys(registered)].map(() => true));
  return { running, children, port };
}

describe('npm start', () => {
  it.each(LOCAL)('says in one line that its port is taken on %s', async (host) => {
    other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { ended, output } = start({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output).toEqual({
      stdout: '',
      stderr: `Port ${port} is taken: stop the other program or set PORT\n`,
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": give a port from 1 to 65535, or 0 for any free one'],
    [
      { MODE: 'production' },
      'MODE is "production", and npm start is for development: run npm run build && npm run serve',
    ],
  ])('says in one line what is wrong with %j', async (env, line) => {
    const { ended, output } = start(env);
    expect(await ended).toEqual([1, null]);
    expect(output).toEqual({ stdout: '', stderr: `${line}\n` });
  });

  it('serves pages, files and the API on one port, and leaves no process running after SIGTERM', async () => {
    const { running, children, port } = await started();
    const statusOf = async (address: string) =>
      (await fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept: 'text/html' } })).status;
    const named = [...PAGE_NAMES, ...DEVELOPER_PAGE_NAMES, 'provider/moonlit-dhow'].map((name) => `/${name}`);
    const pages = [
      '/',
      '/all-games?type=top',
      ...named,
      '/api/health',
      '/originals/dice.html',
      '/originals/refusing.html',
    ];
    pages.push('/identitytoolkit.googleapis.com/v1/projects?key=demo-key', '/emulator/auth/gapi.js');
    if ('card' in registered) pages.push('/sandbox/card/stripe.js');
    expect(await Promise.all(pages.map(statusOf))).toEqual(pages.map(() => 200));
    const missing = [
      '/emulator/control',
      '/sandbox/card/control',
      '/assets/none',
      '/images/none.webp',
      '/api/none',
      '/none.txt',
      '/no-such-page',
      '/provider/',
    ];
    expect(await Promise.all(missing.map(statusOf))).toEqual(missing.map(() => 404));
    running.send('SIGTERM');
    expect(await running.ended).toEqual([0, null]);
    expect(children.map(isRunning)).toEqual(['identity', 'API', ...Object.keys(registered)].map(() => false));
  });
});
