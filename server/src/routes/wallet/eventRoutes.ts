/** GET /wallet/events: a stream of balance and transactions of the player, until the sign-in ends. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WALLET } from '../../../../contract/operations/wallet.ts';
import { playerOf } from '../../identity/registerPlayers.ts';
import type { Wallet } from '../../wallet/Wallet.ts';
import { WalletStream } from '../../wallet/WalletStream.ts';
import { Connections } from './Connections.ts';

/** Stops proxies from closing a silent stream; the sign-in is checked with it. */
const HEARTBEAT_MS = 15_000;
/** A client that does not read is disconnected, and gets the present state when it connects again. */
const MAX_WAITING_BYTES = 1_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export interface EventOptions {
  /** Milliseconds between heartbeats. */
  heartbeat?: number;
}

export function eventRoutes(
  app: FastifyInstance,
  wallet: Wallet,
  { heartbeat = HEARTBEAT_MS }: EventOptions = {},
): void {
  const connections = new Connections();
  app.addHook('preClose', async () => connections.closeAll());
  const config = { operation: WALLET.events };
  app.get(WALLET.events.path, { config, onRequest: [app.requirePlayer, app.checkPlayer] }, async (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...jsonless(reply), ...HEADERS });
    raw.flushHeaders();
    const end = open(app, wallet, request, reply, heartbeat);
    connections.add(playerOf(request).uid, raw, end);
  });
}

/** Headers set by hooks, such as security headers; a hijacked reply has to send them itself. */
const jsonless = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Returns a function that ends the stream. */
function open(
  app: FastifyInstance,
  { ctx, feed }: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  heartbeat: number,
): () => void {
  const { raw } = reply;
  const { uid } = playerOf(request);
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
  };
  const stream = new WalletStream(ctx, uid, (event, data) =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  );
  const end = (): void => void raw.end();
  const update = (): void => void stream.update().catch((err: unknown) => fail(err));
  const fail = (err: unknown): void => {
    request.log.warn({ err }, 'wallet stream ends');
    end();
  };
  const leave = feed.subscribe(uid, update);
  const timer = setInterval(() => {
    write(': still here\n\n');
    app.requirePlayer(request, reply).catch(end);
  }, heartbeat);
  raw.on('close', () => {
    clearInterval(timer);
    leave();
  });
  write(': welcome\nretry: 2000\n\n');
  update();
  return end;
}
