/** Signed-in requests: sets `request.player`, and refuses requests without a valid token. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitConfig } from '../config/Config.ts';
import { createLimit } from '../limits/createLimit.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { bearerToken } from './bearerToken.ts';
import { refuseEnded } from './refuseEnded.ts';
import { SignInRefused } from '../errors/SignInRefused.ts';
import type { Player, TokenVerifier } from './TokenVerifier.ts';

type RequestHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The player of the verified token; null on routes that do not require one. */
    player: Player | null;
  }
  interface FastifyInstance {
    verifyToken: TokenVerifier['verify'];
    /** Accepts signed-in players by their token alone. */
    requirePlayer: RequestHook;
    /** Counts writes of a player; runs after `requirePlayer`. */
    limitPlayer: RequestHook;
    /** Counts reads of a player; runs after `requirePlayer`. */
    limitReads: RequestHook;
    /** Counts breaks and stricter limits, each route for itself, so that no other write stands in their way. */
    limitProtection: RequestHook;
    /** Ends the refresh tokens of a player at the provider. Our own answers refuse earlier sign-ins in any case. */
    revokeSignIns: (uid: string) => Promise<void>;
    /** For money and sign-in: asks the provider about the account, after all checks that need no request. */
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
  /** Counts only refused tokens, so that players behind one address do not block each other. */
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
  app.decorate('verifyToken', (token: string) => verifier.verify(token));
  app.decorate('requirePlayer', requirePlayer);
  app.decorate('checkPlayer', checkPlayer);
  app.decorate('revokeSignIns', async (uid) =>
    verifier
      .revoke?.(uid)
      .catch((err: unknown) => app.log.error({ err, uid }, 'sign-ins have not ended at the provider')),
  );
  const limitBy = (keyOf: (request: FastifyRequest) => string, perMinute = limits.playerWrites) =>
    createLimit(app, { perMinute, keyOf });
  app.decorate(
    'limitReads',
    limitBy((asked) => playerOf(asked).uid, limits.playerReads ?? Infinity),
  );
  app.decorate(
    'limitPlayer',
    limitBy((asked) => playerOf(asked).uid),
  );
  app.decorate(
    'limitProtection',
    limitBy((asked) => `${playerOf(asked).uid} ${asked.routeOptions.url}`),
  );
}

const isBadToken = (error: unknown): boolean => error instanceof SignInRefused && error.code === 'unauthenticated';

/** @throws SignInRefused on a route that does not require a player */
export function playerOf({ player }: FastifyRequest): Player {
  if (!player) throw new SignInRefused('unauthenticated');
  return player;
}
