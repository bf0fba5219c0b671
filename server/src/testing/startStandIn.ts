/** A sandbox provider as its own process, started as the scripts do. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RailName } from '../../../contract/railWords.ts';

export interface RunningStandIn {
  url: string;
  dataDir: string;
  /** Orders of `sandbox/<name>/control.ts`. */
  control: (order: { action: string } & Record<string, unknown>) => Promise<void>;
  books: <TBooks>() => Promise<TBooks>;
  /** Ends the process; `isKept` keeps its data for the next one. */
  stop: (isKept?: boolean) => Promise<void>;
}

const mainOf = (name: string): string => path.join(import.meta.dirname, `../../../sandbox/${name}/main.ts`);

/** Resolves when it listens; with new data unless DATA_DIR is given. */
export async function startStandIn(name: RailName, env: Record<string, string> = {}): Promise<RunningStandIn> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), `karata-${name}-`));
  const ports = { CARD_PORT: '0', MOBILE_PORT: '0' };
  const child = fork(mainOf(name), { env: { ...process.env, ...ports, ...env, DATA_DIR: dataDir } });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    dataDir,
    async control(order) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/control`, { method: 'POST', headers, body: JSON.stringify(order) });
      if (!answer.ok) throw new Error(`${order.action}: ${answer.status}`);
    },
    books: async <TBooks>() => (await (await fetch(`${url}/control/books`)).json()) as TBooks,
    async stop(isKept = false) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      if (!isKept) rmSync(dataDir, { recursive: true });
    },
  };
}
