/** HTTP like the Auth emulator's: gives the user of each token, unless a fault is set, and ends sign-ins for an owner. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';

export interface FakeEmulator {
  url: string;
  /** Faults of players by uid, in the provider's words such as `USER_DISABLED`. */
  faults: Map<string, string>;
  /** Uids whose sign-ins were ended, in order. */
  revoked: string[];
  /** Number of lookups. */
  asked: () => number;
  close: () => Promise<void>;
}

const PATH = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key';

export async function startFakeEmulator(): Promise<FakeEmulator> {
  const faults = new Map<string, string>();
  const revoked: string[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('/accounts:update') && request.headers.authorization === 'Bearer owner') {
      revoked.push((JSON.parse((await request.toArray()).join('')) as { localId: string }).localId);
      return response.end('{}');
    }
    count += 1;
    if (request.url !== PATH || request.method !== 'POST') return response.writeHead(404).end('{}');
    const { idToken } = JSON.parse((await request.toArray()).join('')) as { idToken: string };
    const uid = decodeJwt(idToken).sub ?? '';
    const message = faults.get(uid);
    const body = message ? { error: { code: 400, message } } : { users: [{ localId: uid }] };
    return response.writeHead(message ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    revoked,
    asked: () => count,
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
