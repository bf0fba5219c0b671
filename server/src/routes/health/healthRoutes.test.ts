import { describe, expect, it, jest } from '@jest/globals';
import { CannotWrite } from '../../store/errors.ts';
import { server, useTestApp } from '../../testing/useTestApp.ts';

useTestApp();

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
      { error: { code: 'not_ready', message: 'The store does not take a write' } },
    ]);
  });

  it('is not ready when the store reads and does not write', async () => {
    jest.spyOn(server.store, 'transaction').mockRejectedValue(new CannotWrite('full'));
    expect((await server.app.inject('/api/health')).statusCode).toBe(503);
  });

  it('writes once for many who ask at the same time', async () => {
    const write = jest.spyOn(server.store, 'transaction');
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.app.inject('/api/health')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('says within two seconds that the store stands still, and asks it no more until it answers', async () => {
    let answer = (): void => undefined;
    const stands = new Promise<void>((resolve) => (answer = resolve));
    const write = jest.spyOn(server.store, 'transaction').mockReturnValue(stands);
    const since = performance.now();
    const answers = await Promise.all([1, 2].map(() => server.app.inject('/api/health')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect((await server.app.inject('/api/health')).statusCode).toBe(503);
    expect(write).toHaveBeenCalledTimes(1);
    answer();
    await stands;
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  });
});
