/** GET /wallet/events: a stream of balance and transactions of the player, until the sign-in ends. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { WALLET } from '../../../../contract/wallet.ts';
import { createPlayerLimit, playerOf } from '../../identity/registerPlayers.ts';
import type { Wallet } from '../../wallet/withdraw.ts';
import { type MoneyChange, WalletStream } from '../../wallet/WalletStream.ts';
import { answerHead, HEARTBEAT, openEventStream } from '../eventStream.ts';
import { OPEN_LIMITS } from '../../rateLimits/limitTable.ts';

/** The sign-in is checked with each heartbeat, and when the player's document changes. */
const HEARTBEAT_MS = 15_000;

/** `heartbeat` is the time between two heartbeats, ms. */
export type EventOptions = { heartbeat?: number };

export function eventRoutes(
  app: FastifyInstance,
  wallet: Wallet,
  { heartbeat = HEARTBEAT_MS }: EventOptions = {},
): void {
  const connections = new Connections();
  app.addHook('preClose', async () => connections.closeAll());
  const config = { operation: WALLET.events };
  app.get(
    WALLET.events.path,
    { config, onRequest: [app.requirePlayer, createPlayerLimit(app, 'walletStreams'), app.checkPlayer] },
    async (request, reply) => {
      if (answerHead(request, reply)) return reply;
      const end = open(app, wallet, request, reply, heartbeat);
      connections.add(playerOf(request).uid, reply.raw, end);
      return reply;
    },
  );
}

/** Returns a function that ends the stream. */
function open(
  app: FastifyInstance,
  { ctx, feed }: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  heartbeat: number,
): () => void {
  const { raw, write, end } = openEventStream(reply);
  const { uid } = playerOf(request);
  const stream = new WalletStream(ctx, uid, (event, data) =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  );
  const update = (change?: MoneyChange): void => void stream.update(change).catch((err: unknown) => fail(err));
  const fail = (err: unknown): void => {
    request.log.warn({ err }, 'wallet stream ends');
    end();
  };
  const check = (): void => void app.requirePlayer(request, reply).catch(end);
  // A sign-in that has ended changes the player's document, too.
  const leave = feed.subscribe(uid, (change) => {
    update(change);
    check();
  });
  const timer = setInterval(() => {
    write(HEARTBEAT);
    check();
  }, heartbeat);
  raw.on('close', () => {
    clearInterval(timer);
    leave();
  });
  update();
  return end;
}

/** The open streams. A player with too many loses the oldest. */
class Connections {
  readonly #byPlayer = new Map<string, { raw: ServerResponse; end: () => void }[]>();

  add(uid: string, raw: ServerResponse, end: () => void): void {
    const open = [...(this.#byPlayer.get(uid) ?? []), { raw, end }];
    this.#byPlayer.set(uid, open);
    raw.on('close', () => this.#remove(uid, raw));
    const [oldest] = open;
    if (!oldest || open.length <= OPEN_LIMITS.streams.most) return;
    // Its connection closes later: until then it must not count as the oldest again.
    this.#remove(uid, oldest.raw);
    oldest.end();
  }

  closeAll(): void {
    [...this.#byPlayer.values()].flat().forEach(({ end }) => end());
  }

  #remove(uid: string, raw: ServerResponse): void {
    const left = (this.#byPlayer.get(uid) ?? []).filter((connection) => connection.raw !== raw);
    if (left.length > 0) this.#byPlayer.set(uid, left);
    else this.#byPlayer.delete(uid);
  }
}
