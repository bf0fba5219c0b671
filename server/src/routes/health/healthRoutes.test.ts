import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

describe('GET /api/health', () => {
  it('is ready when the store answers', async () => {
    const answer = await server.app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { status: 'ready' } }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is not ready when the store fails', async () => {
    jest.spyOn(server.store, 'get').mockRejectedValue(new Error('disk gone'));
    const answer = await server.app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: { code: 'not_ready', message: 'The store does not answer' } },
    ]);
  });
});
