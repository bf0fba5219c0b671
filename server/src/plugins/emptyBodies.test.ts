import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { registerEmptyBodies } from './errorBodies.ts';

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

describe('an empty JSON body', () => {
  it('is accepted', async () => {
    expect(await post('')).toEqual([200, 'none']);
  });

  it('does not change how other bodies are read', async () => {
    expect(await post('{"a":1}')).toEqual([200, { a: 1 }]);
  });

  it.each(['{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
    'is refused when a body is %s',
    async (text) => {
      expect((await post(text))[0]).toBe(400);
    },
  );
});
