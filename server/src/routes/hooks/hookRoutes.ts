/** Where payment providers call. Bodies stay as they came: a signature is over every byte of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardEvent, payoutResult, payoutTimeout, pushResult } from '../../../../contract/routes/hooks.ts';
import { pathOf } from '../../../../contract/routes/route.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { GatewayRefused, GatewayUnavailable, OutcomeUnknown } from '../../rails/gateway/gatewayErrors.ts';
import type { CardEvent } from '../../rails/card/CardGateway.ts';
import type { CallbackKind } from '../../rails/mobile/MobileGateway.ts';
import { createLimit } from '../../limits/createLimit.ts';
import { applyCardEvent } from '../../rails/card/applyCardEvent.ts';
import { applyPayoutResult, applyPayoutTimeout } from '../../rails/mobile/applyPayoutResult.ts';
import { applyPushResult } from '../../rails/mobile/applyPushResult.ts';
import type { RailContext } from '../../rails/RailContext.ts';

const MAX_BODY_BYTES = 256 * 1_024;
/** What Daraja takes for "heard". */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };
const PUSH_KINDS: readonly CallbackKind[] = ['push'];
const PAYOUT_KINDS: readonly CallbackKind[] = ['payout', 'status'];

interface MobilePath {
  Params: { secret: string; id: string };
}

/** Counts a call of this address, and refuses it beyond the limit. */
type LimitAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * `perMinute`: calls that one address may make, but for those of mobile money with a secret of ours: nobody makes them
 * again, and a payout without its result needs a person. `app` has the rate limit plugin.
 */
export async function hookRoutes(
  app: FastifyInstance,
  ctx: RailContext,
  { perMinute }: { perMinute: number },
): Promise<void> {
  const limitAddress = createLimit(app, { perMinute, keyOf: ({ ip }) => ip });
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    addCardHook(hooks, ctx, limitAddress);
    addMobileHooks(hooks, ctx, limitAddress);
  });
}

function addCardHook(hooks: FastifyInstance, ctx: RailContext, limitAddress: LimitAddress): void {
  hooks.post(pathOf(cardEvent), { onRequest: limitAddress }, async (request) => {
    const event = readCardEvent(ctx, request);
    try {
      await applyCardEvent(ctx, event);
    } catch (error) {
      throw sentAgain(error) ? new ApiError(503, 'provider_unavailable', 'Send this event again later') : error;
    }
    return { received: true };
  });
}

function readCardEvent(ctx: RailContext, { body, headers }: FastifyRequest): CardEvent {
  const signature = headers['stripe-signature'];
  try {
    return ctx.card.readEvent(bytesOf(body), typeof signature === 'string' ? signature : undefined);
  } catch (error) {
    if (error instanceof GatewayRefused) throw new ApiError(400, 'signature_invalid', 'The signature does not verify');
    throw error;
  }
}

/** The provider sends what was not taken in again. */
const sentAgain = (error: unknown): boolean =>
  [GatewayRefused, GatewayUnavailable, OutcomeUnknown].some((kind) => error instanceof kind);

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function addMobileHooks(hooks: FastifyInstance, ctx: RailContext, limitAddress: LimitAddress): void {
  const limitStrangers = (kinds: readonly CallbackKind[]) => ({
    onRequest: async (request: FastifyRequest<MobilePath>, reply: FastifyReply): Promise<void> => {
      if (!kindOf(ctx, request.params, kinds)) await limitAddress(request, reply);
    },
  });
  const [ofPush, ofPayout] = [limitStrangers(PUSH_KINDS), limitStrangers(PAYOUT_KINDS)];
  hooks.post<MobilePath>(pathOf(pushResult), ofPush, async ({ params, body }) => {
    requireSecret(ctx, params, PUSH_KINDS);
    const result = ctx.mobile.readPushResult(jsonOf(body));
    if (result) await applyPushResult(ctx, params.id, result);
    return ACCEPTED;
  });
  hooks.post<MobilePath>(pathOf(payoutResult), ofPayout, async ({ params, body }) => {
    const kind = requireSecret(ctx, params, PAYOUT_KINDS);
    const result = ctx.mobile.readPayoutResult(jsonOf(body));
    if (result) await applyPayoutResult(ctx, params.id, result, { isAnswer: kind === 'status' });
    return ACCEPTED;
  });
  hooks.post<MobilePath>(pathOf(payoutTimeout), ofPayout, async ({ params }) => {
    requireSecret(ctx, params, PAYOUT_KINDS);
    await applyPayoutTimeout(ctx, params.id);
    return ACCEPTED;
  });
}

/** What the secret is for; undefined for one that is not ours. */
const kindOf = (
  { mobile }: RailContext,
  { secret, id }: MobilePath['Params'],
  kinds: readonly CallbackKind[],
): CallbackKind | undefined => kinds.find((known) => mobile.isCallbackSecret(secret, known, id));

/** Whoever does not know it learns nothing. */
function requireSecret(ctx: RailContext, params: MobilePath['Params'], kinds: readonly CallbackKind[]): CallbackKind {
  const kind = kindOf(ctx, params, kinds);
  if (!kind) throw new ApiError(404, 'not_found', 'There is nothing here');
  return kind;
}

/** Undefined for what is no JSON: then it is no result either. */
function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(bytesOf(body).toString());
  } catch {
    return undefined;
  }
}
