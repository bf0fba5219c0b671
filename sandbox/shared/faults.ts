/** Tests order these faults of a network and a provider for the next requests to a path. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

export const FaultSchema = v.strictObject({
  action: v.literal('fault'),
  /** The request's path starts like this. */
  path: v.string(),
  /**
   * `cut`: the connection ends before any effect. `drop`: after the effect, without an answer. `hang`: the effect, and
   * no answer. `slow`: the effect, and the answer some seconds later. `unavailable`: HTTP 503 without an effect.
   */
  kind: v.picklist(['cut', 'drop', 'hang', 'slow', 'unavailable']),
  /** This number of requests fails. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
});

const SLOW_MS = 3_000;

export type Fault = v.InferOutput<typeof FaultSchema>;

export class Faults {
  readonly #faults: Fault[] = [];
  readonly #afterwards = new WeakMap<FastifyRequest, Fault['kind']>();

  order(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  clear(): void {
    this.#faults.length = 0;
  }

  /** Applies the faults to the requests of an app. */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const kind = this.#take(request.url);
      if (kind === 'unavailable') return reply.code(503).send('');
      if (kind === 'cut') request.raw.socket.destroy();
      if (kind === 'cut') return reply.hijack();
      if (kind) this.#afterwards.set(request, kind);
      return undefined;
    });
    app.addHook('onSend', async (request) => {
      const kind = this.#afterwards.get(request);
      if (kind === 'drop') request.raw.socket.destroy();
      if (kind === 'slow') await delay(SLOW_MS, undefined, { ref: false });
      if (kind === 'hang') await new Promise(() => undefined);
    });
  }

  #take(url: string): Fault['kind'] | undefined {
    const fault = this.#faults.find(({ path, times }) => times > 0 && url.startsWith(path));
    if (fault) fault.times -= 1;
    return fault?.kind;
  }
}
