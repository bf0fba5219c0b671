import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ScriptError } from '../runScript.ts';

/** These are below the ports that systems assign themselves, which another connection or listener could take before use. */
const PORTS = { from: 20_000, to: 32_767 };

/** A free port, unlikely to be given to two callers at once. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to + 1);
    const results = [await tryPort(port, '127.0.0.1'), await tryPort(port, '::1')];
    if (!results.includes('EADDRINUSE')) return port;
  }
}

const closeServer = (server: ReturnType<typeof createServer>) => new Promise((resolve) => server.close(resolve));

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function tryPort(port: number, host: string): Promise<unknown> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    await closeServer(server);
    return undefined;
  } catch (error) {
    return codeOf(error) ?? error;
  }
}

/**
 * A browser uses both addresses of `localhost`, so a program on the IPv6 one counts too.
 * @throws ScriptError with a line for the person who starts it
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const results = [await tryPort(port, host), await tryPort(port, '::1')];
  if (results.includes('EADDRINUSE')) {
    throw new ScriptError(`Port ${port} is taken: stop the other program or set PORT`);
  }
  if (results[0] === 'EACCES') throw new ScriptError(`Port ${port} is not allowed here: set PORT to 1024 or more`);
  if (results[0] === 'EADDRNOTAVAIL' || results[0] === 'ENOTFOUND') {
    throw new ScriptError(`HOST is "${host}", which is no address of this machine`);
  }
}
