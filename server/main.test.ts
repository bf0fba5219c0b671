import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let folder: string;
let child: ChildProcess | undefined;
let blocker: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-main-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  blocker?.close();
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string> = {}) {
  const settings = { DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'info', MODE: 'sandbox', WEB_DIR: '', ...env };
  const started = fork(path.join(import.meta.dirname, 'main.ts'), {
    silent: true,
    env: { ...process.env, ...settings },
  });
  child = started;
  const output = { stdout: '', stderr: '' };
  started.stdout?.on('data', (chunk) => (output.stdout += chunk));
  started.stderr?.on('data', (chunk) => (output.stderr += chunk));
  return { started, output, ended: once(started, 'exit') };
}

async function address({ started, output }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const found = /listening at (http:\/\/[\d.:]+)/.exec(output.stdout)?.[1];
    if (found) return found;
    if (started.exitCode !== null) throw new Error(`ended: ${output.stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('the server process', () => {
  it('seeds on first start, answers, and keeps its data', async () => {
    const first = start();
    const games = await (await fetch(`${await address(first)}/api/games`)).text();
    expect(games.length).toBeGreaterThan(10_000);
    first.started.kill('SIGTERM');
    await first.ended;
    const second = start();
    expect(await (await fetch(`${await address(second)}/api/games`)).text()).toBe(games);
    expect(second.output.stdout).not.toContain('"seeded"');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s with an open connection', async (signal) => {
    const server = start();
    await fetch(`${await address(server)}/api/health`);
    server.started.kill(signal);
    expect(await server.ended).toEqual([0, null]);
    expect(server.output.stderr).toBe('');
  });

  it('ends when its parent process ends', async () => {
    const server = start();
    await address(server);
    server.started.disconnect();
    expect(await server.ended).toEqual([0, null]);
  });

  it('says in one line that its port is taken', async () => {
    blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const port = String((blocker.address() as AddressInfo).port);
    const server = start({ API_PORT: port });
    expect(await server.ended).toEqual([1, null]);
    expect(server.output.stderr).toBe(`Port ${port} is taken: stop the other program or set API_PORT\n`);
  });

  it.each([
    [
      { AUTH_EMULATOR_URL: 'http://127.0.0.1:9099', FIREBASE_PROJECT_ID: 'live', FIREBASE_API_KEY: 'key' },
      'AUTH_EMULATOR_URL is "http://127.0.0.1:9099", which is for the sandbox: remove it, or set MODE=sandbox\n',
    ],
    [{}, 'PHONE_KEY is missing: give a random one, such as "openssl rand -hex 24" prints\n'],
    [
      { FIREBASE_API_KEY: 'key', PHONE_KEY: 'k7Qz2mXw9Rb4Tn6Vc8Jd' },
      'FIREBASE_PROJECT_ID is missing: give that of your Firebase project, or set MODE=sandbox\n',
    ],
  ])('does not start in production with %j', async (env, line) => {
    const server = start({ MODE: 'production', ...env });
    expect(await server.ended).toEqual([1, null]);
    expect(server.output.stderr).toBe(line);
  });

  it('says in one line what is wrong with a setting', async () => {
    const server = start({ MODE: 'prod' });
    expect(await server.ended).toEqual([1, null]);
    expect(server.output.stderr).toBe('MODE is "prod": give one of sandbox, production\n');
  });
});
