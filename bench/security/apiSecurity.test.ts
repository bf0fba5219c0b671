/** OWASP API Security Top 10 on every route of the running server; docs/security.md says which item is held where. */
import { describe, expect, it } from '@jest/globals';
import { type AnyOperation, nameOf } from '../fuzz/requests.ts';
import type { FuzzAnswer } from '../fuzz/send.ts';
import { ask, forGames, forOperators, forPlayers, isStream, useWorld, world } from './attack.testTools.ts';

useWorld();

/** The routes for which this is not so. */
async function failing(
  operations: readonly AnyOperation[],
  isHeld: (operation: AnyOperation) => Promise<boolean>,
): Promise<string[]> {
  expect(operations.length).toBeGreaterThan(1);
  const names: string[] = [];
  for (const operation of operations) if (!(await isHeld(operation))) names.push(nameOf(operation));
  return names;
}

const tellsOfVictim = ({ body }: FuzzAnswer, asked: string): boolean =>
  [...world.privateWords, ...world.victimIds].some((word) => word !== asked && body.includes(word));

describe('a route with an id', () => {
  it('neither shows nor changes what belongs to another player', async () => {
    const before = await world.victim();
    const routes = world.operations.filter((one) => one.path.includes(':') && (forPlayers(one) || forGames(one)));
    const { roundId } = world;
    const failed = await failing(routes, async (operation) => {
      for (const id of [...world.victimIds, roundId]) {
        const answer = await ask(operation, { id });
        if (answer.status >= 500 || tellsOfVictim(answer, id)) return false;
      }
      return true;
    });
    expect(failed).toEqual([]);
    expect(await world.victim()).toEqual(before);
  });
});

describe('a route', () => {
  it('of players refuses visitors, unknown tokens, operators and games', async () => {
    const launch = { token: world.tokenOf('player', { caller: 'game' } as AnyOperation) };
    const failed = await failing(world.operations.filter(forPlayers), async (operation) => {
      const actors = ['visitor', 'stranger', 'operator', launch] as const;
      const answers = await Promise.all(actors.map((as) => ask(operation, { as })));
      return answers.every(({ status }) => status === 401);
    });
    expect(failed).toEqual([]);
  });

  it("of games refuses a player's own token", async () => {
    const own = { token: world.tokenOf('player', { caller: 'player' } as AnyOperation) };
    const failed = await failing(world.operations.filter(forGames), async (operation) =>
      [400, 401].includes((await ask(operation, { as: own })).status),
    );
    expect(failed).toEqual([]);
  });

  it('of operators is not there for anybody else', async () => {
    const failed = await failing(world.operations.filter(forOperators), async (operation) => {
      const answers = await Promise.all((['visitor', 'player'] as const).map((as) => ask(operation, { as })));
      return answers.every(({ status }) => status === 404);
    });
    expect(failed).toEqual([]);
  });

  it('takes no token from its address or a cookie', async () => {
    const failed = await failing(world.operations.filter(forPlayers), async (operation) => {
      const token = world.tokenOf('player', operation) ?? '';
      const path = `/api${operation.path.replaceAll(/:\w+/g, 'a')}?access_token=${token}&token=${token}&auth=${token}`;
      const headers = { cookie: `token=${token}; session=${token}; __session=${token}` };
      return (await ask(operation, { as: 'visitor', path, headers })).status === 401;
    });
    expect(failed).toEqual([]);
  });

  it('of players is kept by no cache, refused or not', async () => {
    const failed = await failing(
      world.operations.filter((one) => (forPlayers(one) || forGames(one)) && one.method === 'GET' && !isStream(one)),
      async (operation) => {
        const answers = [await ask(operation), await ask(operation, { as: 'visitor' })];
        return answers.every(({ headers }) => headers['cache-control'] === 'no-store');
      },
    );
    expect(failed).toEqual([]);
  });

  it('is read by no page of another origin, and games get no credentials', async () => {
    const headers = { origin: 'https://evil.example' };
    const failed = await failing(world.operations, async (operation) => {
      const { headers: answered } = await ask(operation, { headers, as: 'stranger' });
      const isOpen = answered['access-control-allow-origin'] !== undefined;
      return (
        answered['access-control-allow-credentials'] === undefined && (!isOpen || operation.path.startsWith('/play/'))
      );
    });
    expect(failed).toEqual([]);
  });

  it('sets no cookie, redirects nowhere, and is nothing but data in a browser', async () => {
    const failed = await failing(world.operations, async (operation) => {
      const path = `/api${operation.path.replaceAll(/:\w+/g, 'a')}?next=//evil.example&url=https://evil.example`;
      const { status, headers } = await ask(operation, { path, as: 'stranger' });
      const isData =
        headers['x-content-type-options'] === 'nosniff' &&
        /frame-ancestors 'none'/.test(String(headers['content-security-policy']));
      return (
        isData &&
        headers['set-cookie'] === undefined &&
        headers['location'] === undefined &&
        (status < 300 || status >= 400)
      );
    });
    expect(failed).toEqual([]);
  });

  it('keeps its method, whatever a header says', async () => {
    const before = await world.victim();
    const override = Object.fromEntries(
      ['x-http-method-override', 'x-http-method', 'x-method-override'].map((name) => [name, 'DELETE']),
    );
    const reads = world.operations.filter(
      (one) => one.method === 'GET' && !isStream(one) && !one.path.includes('result'),
    );
    const failed = await failing(reads, async (operation) => {
      const [plain, overridden] = [await ask(operation), await ask(operation, { headers: override })];
      return plain.status === overridden.status;
    });
    expect(failed).toEqual([]);
    expect(await world.victim()).toEqual(before);
  });
});
