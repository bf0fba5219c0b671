import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** One callback of a provider. */
export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  /** The server's HTTP status; 0 when it was not reachable. */
  status: number;
}

const LOOK_MS = 6;
const LONGEST_MS = 1_500;

/** Stands between the providers and a server that is killed and restarted, and records the acknowledged callbacks. */
export class Relay {
  readonly url: string;
  readonly deliveries: Delivery[] = [];
  /** The address of the present server; undefined while there is none. */
  target: string | undefined;
  readonly #server: Server;
  #inFlight = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', async (request, response) => {
      const raw = await buffer(request);
      const delivery = { path: request.url ?? '', headers: request.headers, raw, status: 0 };
      this.deliveries.push(delivery);
      await this.deliver(delivery);
      response.writeHead(delivery.status || 502).end('{}');
    });
  }

  static async start(): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server);
  }

  /** Delivers it, also repeatedly. */
  async deliver(delivery: Delivery): Promise<void> {
    this.#inFlight += 1;
    delivery.status = await this.#send(delivery);
    this.#inFlight -= 1;
  }

  /**
   * Missed callbacks that are sent only once, as by M-Pesa: deliver them now, or never. Card webhooks are
   * repeated anyway.
   */
  async settleMissed(isToldAgain: boolean): Promise<void> {
    const missed = this.deliveries.filter(({ status, path }) => status === 0 && path.includes('/mobile/'));
    if (isToldAgain) for (const delivery of missed) await this.deliver(delivery);
    else missed.forEach((delivery) => this.deliveries.splice(this.deliveries.indexOf(delivery), 1));
  }

  /** Waits some time for this number of matching callbacks; the server may be down, and providers may be silent. */
  async until(count: number, isWanted: (delivery: Delivery) => boolean): Promise<void> {
    const end = performance.now() + LONGEST_MS;
    const taken = () => this.deliveries.filter((delivery) => delivery.status === 200 && isWanted(delivery)).length;
    while (this.target && performance.now() < end && taken() < count) await delay(LOOK_MS);
  }

  /** Waits until no callback is on its way, after the providers have sent everything due. */
  async quiet(): Promise<void> {
    for (let calm = 0, seen = -1; calm < 2; seen = this.deliveries.length) {
      await delay(LOOK_MS);
      calm = this.#inFlight === 0 && seen === this.deliveries.length ? calm + 1 : 0;
    }
  }

  close(): void {
    this.target = undefined;
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #send({ path, headers, raw }: Delivery): Promise<number> {
    if (!this.target) return 0;
    const signature = headers['stripe-signature'];
    try {
      const answer = await fetch(this.target + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(typeof signature === 'string' && { 'stripe-signature': signature }),
        },
        body: new Uint8Array(raw),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      // Killed while it handled the callback.
      return 0;
    }
  }
}
