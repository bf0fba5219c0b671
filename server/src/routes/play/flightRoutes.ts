/** Everybody may see the flights of a game: once, or as a stream. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FLIGHTS } from '../../../../contract/flights.ts';
import { OPEN_LIMITS } from '../../rateLimits/limitTable.ts';
import type { FlightBoards } from '../../play/flights/FlightBoards.ts';
import { createLimit } from '../../rateLimits/createLimit.ts';
import { addContractRoute } from '../contractRoute.ts';
import { answerHead, type EventStream, HEARTBEAT, openEventStream } from '../eventStream.ts';
import { allowAnyOrigin } from './gameRoute.ts';

const HEARTBEAT_MS = 15_000;

const isGlance = ({ query }: FastifyRequest): boolean => (query as { glance?: unknown }).glance === 'true';

export function flightRoutes(app: FastifyInstance, boards: FlightBoards): void {
  const limit = createLimit(app, 'flights');
  const limitGlance = createLimit(app, 'publicReads');
  // Home glances for everybody behind an address, which takes no looks from those who play there.
  const limitOne = Object.assign((asked: FastifyRequest) => (isGlance(asked) ? limitGlance(asked) : limit(asked)), {
    limit: limit.limit,
  });
  const onRequest = [allowAnyOrigin, limit];
  addContractRoute(
    app,
    FLIGHTS.read,
    async ({ params: { gameId }, query: { glance } }) => ({
      data: glance ? await boards.glance(gameId) : (await boards.look(gameId)).present(),
    }),
    [allowAnyOrigin, limitOne],
  );
  const onlookers = new Onlookers();
  app.addHook('preClose', async () => onlookers.end());
  const config = { operation: FLIGHTS.events };
  app.get<{ Params: { gameId: string } }>(FLIGHTS.events.path, { config, onRequest }, async (request, reply) => {
    const { gameId } = request.params;
    // Refuses before the stream has begun.
    await boards.look(gameId);
    if (answerHead(request, reply)) return reply;
    const stream = openEventStream(reply);
    try {
      onlookers.add(stream, await boards.listen(gameId, stream.write));
    } catch (err) {
      // The answer has begun, so the browser connects again.
      request.log.warn({ err }, 'a stream of flights did not begin');
      stream.end();
    }
    return reply;
  });
}

/** One timer keeps all their streams open. With too many, the oldest ends. */
class Onlookers {
  readonly #streams = new Set<EventStream>();
  #timer: NodeJS.Timeout | undefined;

  add(stream: EventStream, leave: () => void): void {
    this.#streams.add(stream);
    if (this.#streams.size > OPEN_LIMITS.onlookers.most) [...this.#streams][0]?.end();
    this.#timer ??= setInterval(() => this.#streams.forEach(({ write }) => write(HEARTBEAT)), HEARTBEAT_MS).unref();
    const end = (): void => {
      this.#streams.delete(stream);
      leave();
    };
    stream.raw.on('close', end);
    if (stream.raw.destroyed) end();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#streams.forEach((stream) => stream.end());
  }
}
