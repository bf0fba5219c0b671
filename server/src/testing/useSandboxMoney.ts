/** All steps of one rail: the real server and adapter, with the sandbox provider as a process. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import type { RailName } from '../../../contract/railWords.ts';
import type { Rail } from '../rails/Rail.ts';
import { type MoneyApp, startMoneyApp } from './startMoneyApp.ts';
import { type RunningStandIn, startStandIn } from './startStandIn.ts';

export let standIn: RunningStandIn;
export let server: MoneyApp;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Serves all tests of a file. `envOf`: the sandbox provider's settings; `open`: the rail over it. Both get the server's
 * origin.
 */
export function useSandboxMoney(
  name: RailName,
  envOf: (origin: string) => Record<string, string>,
  open: (standInUrl: string, origin: string) => Rail,
): void {
  beforeAll(async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    standIn = await startStandIn(name, envOf(origin));
    server = await startMoneyApp({}, { rails: [open(standIn.url, origin)] });
    await server.app.listen({ host: '127.0.0.1', port });
    server.app.services.workers.start();
  });
  afterAll(async () => {
    await server.close();
    await standIn.stop();
  });
}

export interface Shown {
  status: string;
  reason?: string;
  receipt?: string;
}

/** The transaction when it has reached one of the states. */
export async function until(path: string, ...states: string[]): Promise<Shown> {
  for (;;) {
    const { data } = await server.ask(path);
    const shown = data as Shown;
    if (states.includes(shown.status)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
