import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findFreePort } from './run/ports.ts';
import { STAND_INS } from './run/standIns.ts';
import { childrenOf, isRunning, lineOf, type RunningScript, runningScript } from './testing/runningScript.ts';

let folder: string;
let script: RunningScript | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-serve-'));
});
afterEach(async () => {
  script?.send('SIGKILL');
  await script?.ended;
  rmSync(folder, { recursive: true });
});

async function serve() {
  const port = String(await findFreePort());
  script = runningScript('serve', { DATA_DIR: path.join(folder, 'data'), WEB_DIR: folder, PORT: port });
  return { port, running: script };
}

describe('npm run serve', () => {
  it('says in one line that no build exists', async () => {
    const { running } = await serve();
    expect(await running.ended).toEqual([1, null]);
    expect(running.output).toEqual({
      stdout: '',
      stderr: `WEB_DIR is "${folder}", which has no index.html: run npm run build first\n`,
    });
  });

  it('serves the build, and leaves no process running after SIGTERM', async () => {
    writeFileSync(path.join(folder, 'index.html'), 'built');
    const { running, port } = await serve();
    await lineOf(running, /^Karata is ready: http:\/\/localhost:\d+$/m);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('built');
    const signIn = await fetch(`http://localhost:${port}/emulator/auth/gapi.js`);
    expect(signIn.status).toBe(200);
    const script = await fetch(`http://localhost:${port}/sandbox/card/stripe.js`);
    expect(script.status).toBe(200);
    const children = childrenOf(running.pid);
    running.send('SIGTERM');
    expect(await running.ended).toEqual([0, null]);
    expect(children.map(isRunning)).toEqual(['server', 'identity', ...Object.keys(STAND_INS)].map(() => false));
  });
});
