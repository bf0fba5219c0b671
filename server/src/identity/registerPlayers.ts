import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignInRefused } from '../errors/ApiError.ts';
import type { CallLimitName, CallLimitNumbers } from '../rateLimits/limitTable.ts';
import { CallLimits } from '../rateLimits/CallLimits.ts';
import { createLimit, type LimitHook } from '../rateLimits/createLimit.ts';
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
    /** Ends the refresh tokens of a player at the provider. Our own answers refuse earlier sign-ins in any case. */
    revokeSignIns: (uid: string) => Promise<void>;
    /** Routes of money and sign-in ask the provider about the account, after all checks that need no request. */
    checkPlayer: RequestHook;
  }
}

/** Signed-in requests get their `request.player`; those without a valid token are refused. */
export async function registerPlayers(
  app: FastifyInstance,
  { verifier, store, limits }: { verifier: TokenVerifier; store: DocumentStore; limits: CallLimitNumbers },
): Promise<void> {
  app.decorate('callLimits', new CallLimits({ store, numbers: limits, log: app.log }));
  // Only refused tokens count, so that players behind one address do not block each other.
  const countBadToken = createLimit(app, 'badTokens');

  const requirePlayer: RequestHook = async (request) => {
    try {
      const player = await verifier.verify(bearerToken(request.headers.authorization));
      refuseEnded(player, await store.get('users', player.uid));
      request.player = player;
    } catch (error) {
      if (error instanceof SignInRefused && error.code === 'unauthenticated') await countBadToken(request);
      throw error;
    }
  };
  app.decorateRequest('player', null);
  app.decorate('verifyToken', (token: string) => verifier.verify(token));
  app.decorate('requirePlayer', requirePlayer);
  app.decorate('checkPlayer', async (request: FastifyRequest) =>
    verifier.checkAccount(bearerToken(request.headers.authorization), playerOf(request).uid),
  );
  app.decorate('revokeSignIns', revokingWith(verifier, app.log));
}

/** Ends sign-ins at the provider, too. Our own answers refuse them in any case, so that a failure is only logged. */
export const revokingWith =
  (verifier: TokenVerifier, log: FastifyBaseLogger) =>
  async (uid: string): Promise<void> =>
    verifier.revoke?.(uid).catch((err: unknown) => log.error({ err, uid }, 'sign-ins have not ended at the provider'));

/** Counts the requests of each player apart; runs after `requirePlayer`. */
export const createPlayerLimit = (app: FastifyInstance, name: CallLimitName): LimitHook =>
  createLimit(app, name, (request) => playerOf(request).uid);

/** @throws SignInRefused on a route that does not require a player */
export function playerOf({ player }: FastifyRequest): Player {
  if (!player) throw new SignInRefused('unauthenticated');
  return player;
}

/** Times are whole seconds, so a sign-in of the second in which all were ended has ended too. @throws SignInRefused */
function refuseEnded({ authTime }: Player, user: UserRecord | undefined): void {
  if (user?.isActive === false) throw new SignInRefused('account_disabled');
  const { sessionsValidAfter } = user ?? {};
  if (sessionsValidAfter && authTime <= Math.floor(Date.parse(sessionsValidAfter) / 1_000))
    throw new SignInRefused('token_revoked');
}
