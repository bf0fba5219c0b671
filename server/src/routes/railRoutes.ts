import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MoneyContext, ProviderCall, RailHook } from '../rails/Rail.ts';
import { addPlayerRoute, MOVES_MONEY, SHOWS_MONEY } from './contractRoute.ts';
import { createLimit, type LimitHook } from '../rateLimits/createLimit.ts';

export function railRoutes(app: FastifyInstance, ctx: MoneyContext): void {
  for (const rail of ctx.rails)
    rail.routes(ctx, (operation, { movesMoney }, handle) =>
      addPlayerRoute(app, operation, movesMoney ? MOVES_MONEY : SHOWS_MONEY, ({ uid }, { query, body, key }) =>
        handle({ uid, query, body, key, verify: app.verifyToken }),
      ),
    );
}

const MAX_BODY_BYTES = 256 * 1_024;

type Hook = { Params: ProviderCall['params'] };

/**
 * Endpoints for payment providers. Bodies stay raw, because a signature covers every byte. Calls that only the provider can
 * have made are not limited: nobody repeats them, and a lost payout result needs a person.
 */
export async function hookRoutes(app: FastifyInstance, ctx: MoneyContext): Promise<void> {
  const limit = createLimit(app, 'hooks');
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const hook of ctx.rails.flatMap((rail) => rail.hooks)) addHook(hooks, ctx, hook, limit);
  });
}

function addHook(
  hooks: FastifyInstance,
  ctx: MoneyContext,
  { operation, isTrusted, handle }: RailHook,
  limit: LimitHook,
): void {
  const unlessTrusted = async (request: FastifyRequest): Promise<void> => {
    if (!isTrusted?.(request.params as Hook['Params'])) await limit(request);
  };
  const onRequest = Object.assign(unlessTrusted, { limit: limit.limit });
  hooks.post<Hook>(operation.path, { onRequest, config: { operation } }, ({ params, headers, body }) =>
    handle(ctx, { params, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }),
  );
}
