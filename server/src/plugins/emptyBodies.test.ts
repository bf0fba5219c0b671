import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { registerEmptyBodies } from './emptyBodies.ts';

const post = async (payload: string) => {
  const app = fastify();
  registerEmptyBodies(app);
  app.post('/', ({ body }) => ({ body: body ?? 'none' }));
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return [answer.statusCode, answer.json<{ body: unknown }>().body];
};

describe('bodies announced as JSON', () => {
  it('may be empty', async () => {
    expect(await post('')).toEqual([200, 'none']);
  });

  it('are read as ever', async () => {
    expect(await post('{"a":1}')).toEqual([200, { a: 1 }]);
  });

  it.each(['{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
    'are refused when they are %s',
    async (text) => {
      expect((await post(text))[0]).toBe(400);
    },
  );
});
