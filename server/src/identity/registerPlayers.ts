/** Signed-in requests: `request.player` for the routes that ask for it, and who is refused. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitConfig } from '../config/readConfig.ts';
import { createLimit } from '../limits/createLimit.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { bearerToken } from './bearerToken.ts';
import { refuseEnded } from './refuseEnded.ts';
import { SignInRefused } from '../errors/SignInRefused.ts';
import type { Player, TokenVerifier } from './TokenVerifier.ts';

type RequestHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, from the verified token; null on routes that do not ask for it. */
    player: Player | null;
  }
  interface FastifyInstance {
    /** Lets signed-in players pass, by their token alone. */
    requirePlayer: RequestHook;
    /** Counts what a player writes; comes after `requirePlayer`. */
    limitPlayer: RequestHook;
    /** Asks the provider whether the account still stands, after all that asks nobody: for money and sign-in. */
    checkPlayer: RequestHook;
  }
}

export interface PlayersOptions {
  verifier: TokenVerifier;
  store: DocumentStore;
  limits: LimitConfig;
}

export async function registerPlayers(
  app: FastifyInstance,
  { verifier, store, limits }: PlayersOptions,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  /** Only refused tokens count, so that players behind one address never pay for another of them. */
  const countBadToken = createLimit(app, { perMinute: limits.badTokens, keyOf: ({ ip }) => ip });

  const requirePlayer: RequestHook = async (request, reply) => {
    try {
      const player = await verifier.verify(bearerToken(request.headers.authorization));
      refuseEnded(player, await store.get('users', player.uid));
      request.player = player;
    } catch (error) {
      if (isBadToken(error)) await countBadToken(request, reply);
      throw error;
    }
  };
  const checkPlayer: RequestHook = async (request) =>
    verifier.checkAccount(bearerToken(request.headers.authorization), playerOf(request).uid);

  app.decorateRequest('player', null);
  app.decorate('requirePlayer', requirePlayer);
  app.decorate('checkPlayer', checkPlayer);
  app.decorate(
    'limitPlayer',
    createLimit(app, { perMinute: limits.playerWrites, keyOf: (asked) => playerOf(asked).uid }),
  );
}

const isBadToken = (error: unknown): boolean => error instanceof SignInRefused && error.code === 'unauthenticated';

/** @throws SignInRefused on a route that does not ask for a player */
export function playerOf({ player }: FastifyRequest): Player {
  if (!player) throw new SignInRefused('unauthenticated');
  return player;
}
