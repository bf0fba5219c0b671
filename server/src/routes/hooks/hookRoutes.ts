/** Endpoints for payment providers. Bodies stay raw, because a signature covers every byte. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLimit } from '../../limits/createLimit.ts';
import type { MoneyContext } from '../../rails/MoneyContext.ts';
import type { ProviderCall, RailHook } from '../../rails/Rail.ts';

const MAX_BODY_BYTES = 256 * 1_024;

interface Hook {
  Params: ProviderCall['params'];
}

/** Counts a call of this address, and refuses it above the limit. */
type LimitAddress = (request: FastifyRequest<Hook>, reply: FastifyReply) => Promise<void>;

/**
 * `perMinute`: calls of one address, without those that only the provider can have made: nobody repeats them, and a
 * lost payout result needs a person. `app` has the rate limit plugin.
 */
export async function hookRoutes(
  app: FastifyInstance,
  ctx: MoneyContext,
  { perMinute }: { perMinute: number },
): Promise<void> {
  const limitAddress = createLimit(app, { perMinute, keyOf: ({ ip }) => ip });
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const hook of ctx.rails.flatMap((rail) => rail.hooks)) addHook(hooks, ctx, hook, limitAddress);
  });
}

function addHook(
  hooks: FastifyInstance,
  ctx: MoneyContext,
  { operation, isTrusted, handle }: RailHook,
  limitAddress: LimitAddress,
): void {
  const onRequest: LimitAddress = async (request, reply) => {
    if (!isTrusted?.(request.params)) await limitAddress(request, reply);
  };
  hooks.post<Hook>(operation.path, { onRequest, config: { operation } }, ({ params, headers, body }) =>
    handle(ctx, { params, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }),
  );
}
