import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignInRefused } from '../errors/ApiError.ts';
import type { CallLimitNumbers } from '../rateLimits/limitTable.ts';
import { CallLimits } from '../rateLimits/CallLimits.ts';
import { createLimit } from '../rateLimits/createLimit.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { Player, TokenVerifier } from './TokenVerifier.ts';

/** The tokens of the provider are shorter. */
const MAX_LENGTH = 8_192;

/** @throws SignInRefused when the header has no token */
export function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token || token.length > MAX_LENGTH) throw new SignInRefused('unauthenticated');
  return token;
}

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
    /** Counts streams that a player begins; runs after `requirePlayer`. */
    limitStreams: RequestHook;
    /** Counts games that a player opens; runs after `requirePlayer`. */
    limitOpens: RequestHook;
    /** Counts a token that does not verify. */
    countBadToken: (request: FastifyRequest) => Promise<void>;
    /** Counts breaks and stricter limits, each route for itself, so that no other write stands in their way. */
    limitProtection: RequestHook;
    /** Ends the refresh tokens of a player at the provider. Our own answers refuse earlier sign-ins in any case. */
    revokeSignIns: (uid: string) => Promise<void>;
    /** For money and sign-in: asks the provider about the account, after all checks that need no request. */
    checkPlayer: RequestHook;
  }
}

interface PlayersOptions {
  verifier: TokenVerifier;
  store: DocumentStore;
  limits: CallLimitNumbers;
}

/** Signed-in requests get their `request.player`; those without a valid token are refused. */
export async function registerPlayers(
  app: FastifyInstance,
  { verifier, store, limits }: PlayersOptions,
): Promise<void> {
  app.decorate('callLimits', new CallLimits({ store, numbers: limits, log: app.log }));
  /** Counts only refused tokens, so that players behind one address do not block each other. */
  const countBadToken = createLimit(app, 'badTokens');

  const requirePlayer: RequestHook = async (request) => {
    try {
      const player = await verifier.verify(bearerToken(request.headers.authorization));
      refuseEnded(player, await store.get('users', player.uid));
      request.player = player;
    } catch (error) {
      if (isBadToken(error)) await countBadToken(request);
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
  const byPlayer = (request: FastifyRequest) => playerOf(request).uid;
  app.decorate('countBadToken', countBadToken);
  app.decorate('limitReads', createLimit(app, 'playerReads', byPlayer));
  app.decorate('limitStreams', createLimit(app, 'walletStreams', byPlayer));
  app.decorate('limitOpens', createLimit(app, 'gameOpens', byPlayer));
  app.decorate('limitPlayer', createLimit(app, 'playerWrites', byPlayer));
  app.decorate(
    'limitProtection',
    createLimit(app, 'protection', (asked) => `${byPlayer(asked)} ${asked.routeOptions.url}`),
  );
}

const isBadToken = (error: unknown): boolean => error instanceof SignInRefused && error.code === 'unauthenticated';

/** @throws SignInRefused on a route that does not require a player */
export function playerOf({ player }: FastifyRequest): Player {
  if (!player) throw new SignInRefused('unauthenticated');
  return player;
}

/**
 * Checks `isActive`, which operators clear, and `sessionsValidAfter`, set by signing out everywhere. Times are whole
 * seconds, so a sign-in of the same second has ended too. @throws SignInRefused
 */
function refuseEnded({ authTime }: Player, user: UserRecord | undefined): void {
  if (user?.isActive === false) throw new SignInRefused('account_disabled');
  const { sessionsValidAfter } = user ?? {};
  if (sessionsValidAfter && authTime <= Math.floor(Date.parse(sessionsValidAfter) / 1_000))
    throw new SignInRefused('token_revoked');
}
