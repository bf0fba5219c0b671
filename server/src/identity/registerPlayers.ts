/** Signed-in requests: `request.player` for the routes that ask for it, and who is refused. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitConfig } from '../config/readConfig.ts';
import { createLimit } from '../limits/createLimit.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { bearerToken } from './bearerToken.ts';
import { refuseEnded } from './refuseEnded.ts';
import { SignInRefused } from './SignInRefused.ts';
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
    /** The same, and asks the provider: for money and sign-in. */
    requireCheckedPlayer: RequestHook;
    /** Counts what a player writes; comes after one of the others. */
    limitPlayer: RequestHook;
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

  const signIn =
    (asksProvider: boolean): RequestHook =>
    async (request, reply) => {
      try {
        const player = await verifier.verify(bearerToken(request.headers.authorization), { asksProvider });
        refuseEnded(player, await store.get('users', player.uid));
        request.player = player;
      } catch (error) {
        if (isBadToken(error)) await countBadToken(request, reply);
        throw error;
      }
    };

  app.decorateRequest('player', null);
  app.decorate('requirePlayer', signIn(false));
  app.decorate('requireCheckedPlayer', signIn(true));
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
