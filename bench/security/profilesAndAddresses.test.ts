/** A player cannot write these fields, and no address of a player leads to them. */
import { describe, expect, it } from '@jest/globals';
import { FOREIGN_KEYS } from '../fuzz/hostile.ts';
import { type AnyOperation, nameOf } from '../fuzz/requests.ts';
import { ask, useWorld, world } from './attack.testTools.ts';

useWorld();

describe('a profile', () => {
  const patch = () => world.operations.find((one) => nameOf(one) === 'PATCH /users/me') as AnyOperation;
  const session = () => world.operations.find((one) => nameOf(one) === 'POST /users/session') as AnyOperation;

  it.each(FOREIGN_KEYS)('takes no %s from its player', async (key) => {
    const money = async () => {
      const { id, uid, balance, bonusBalance, held, ...others } =
        (await world.server.store.get('users', 'player-uid')) ?? {};
      return { id, uid, balance, bonusBalance, held, extra: [others].map((one) => Object.hasOwn(one, key)) };
    };
    const before = await money();
    const body = JSON.stringify({ [key]: 1_000_000 });
    await ask(session(), {
      body: JSON.stringify({ consent: { isAdult: true, hasAcceptedTerms: true }, [key]: 1_000_000 }),
    });
    expect((await ask(patch(), { body })).status).toBe(400);
    expect(await money()).toEqual(before);
  });
});

describe('an address', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example/..',
    '/api/../../../etc/passwd',
    '/api/..%2f..%2f..%2fetc%2fpasswd',
    '/api/content/..%2f..%2fusers',
    '/.git/config',
    '/api/%00',
  ])('leads to no file and nowhere else: %s', async (path) => {
    const { status, headers, body } = await ask(world.operations[0] as AnyOperation, { path });
    expect([400, 404]).toContain(status);
    expect(headers['location']).toBeUndefined();
    expect(body).not.toContain('root:');
  });
});
