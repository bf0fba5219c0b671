/** Asks the routes of one running world, as one who attacks would. */
import { afterAll, beforeAll } from '@jest/globals';
import fc from 'fast-check';
import { toSchema } from '../../server/src/openapi/toSchema.ts';
import { type FuzzWorld, openWorld } from '../fuzz/openWorld.ts';
import type { Actor, AnyOperation, FuzzRequest } from '../fuzz/requests.ts';
import { type FuzzAnswer, newAgent, send } from '../fuzz/send.ts';
import { shapeOf } from '../fuzz/shapes.ts';

const agent = newAgent();
export let world: FuzzWorld;

/** Opens the world before the tests of a file. */
export function useWorld(): void {
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(async () => {
    agent.destroy();
    await world.close();
  });
}

export const forPlayers = ({ caller }: AnyOperation): boolean => caller === 'player';
export const forGames = ({ caller }: AnyOperation): boolean => caller === 'game';
export const forOperators = ({ caller }: AnyOperation): boolean => caller === 'operator';
export const isStream = (one: AnyOperation): boolean => 'answer' in one && one.answer.mediaType === 'text/event-stream';

/** A body that fits the contract. */
function bodyOf(operation: AnyOperation): string | undefined {
  if (!('data' in operation) || !operation.body) return undefined;
  const [body] = fc.sample(shapeOf(toSchema(operation.body), world.words), { numRuns: 1, seed: 7 });
  return JSON.stringify(body);
}

export interface Asking extends Partial<FuzzRequest> {
  as?: Actor | { token: string | undefined };
  id?: string;
}

export function ask(
  operation: AnyOperation,
  { as = 'player', id = 'fuzz-dice', headers, ...more }: Asking = {},
): Promise<FuzzAnswer> {
  const body = bodyOf(operation);
  const token = typeof as === 'string' ? world.tokenOf(as, operation) : as.token;
  const request: FuzzRequest = {
    actor: 'player',
    method: operation.method,
    path: `/api${operation.path.replaceAll(/:\w+/g, id)}`,
    body,
    ...more,
    headers: {
      'idempotency-key': 'security-suite-key',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  };
  return send(agent, world.port, request, token);
}
