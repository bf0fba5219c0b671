import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** One callback on its way from a provider. */
export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  /** How the server answered; 0 when it was not there, or went meanwhile. */
  status: number;
}

const LOOK_MS = 6;
const LONGEST_MS = 1_500;

/** Stands between the providers and a server that comes and goes, and notes what was taken. */
export class Relay {
  readonly url: string;
  readonly deliveries: Delivery[] = [];
  /** Where the server is now; undefined while there is none. */
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

  /** Hands it on, once more if it was before. */
  async deliver(delivery: Delivery): Promise<void> {
    this.#inFlight += 1;
    delivery.status = await this.#send(delivery);
    this.#inFlight -= 1;
  }

  /**
   * What found nobody and is told only once, as mobile money does: again now, or never. Webhooks of cards come again by
   * themselves.
   */
  async settleMissed(isToldAgain: boolean): Promise<void> {
    const missed = this.deliveries.filter(({ status, path }) => status === 0 && path.includes('/mobile/'));
    if (isToldAgain) for (const delivery of missed) await this.deliver(delivery);
    else missed.forEach((delivery) => this.deliveries.splice(this.deliveries.indexOf(delivery), 1));
  }

  /** Waits until so many that fit were taken, for a while; the server may have gone, and providers may be silent. */
  async until(count: number, isWanted: (delivery: Delivery) => boolean): Promise<void> {
    const end = performance.now() + LONGEST_MS;
    const taken = () => this.deliveries.filter((delivery) => delivery.status === 200 && isWanted(delivery)).length;
    while (this.target && performance.now() < end && taken() < count) await delay(LOOK_MS);
  }

  /** Waits until nothing is on its way. What providers have due at once is sent before this looks. */
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
      // Killed while it had the callback in hand.
      return 0;
    }
  }
}
