import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

const push = () => server.push(12_950, { key: 'key-0123456789' });

describe.each([
  ['a time-out', 'time_out', () => server.post('/gaming/time-out', { hours: 24 })],
  ['a self-exclusion', 'self_excluded', () => server.post('/gaming/self-exclusion', { months: 6 })],
] as const)('%s', (_name, _code, take) => {
  it('lets an earlier prompt finish, and repeats its first answer', async () => {
    const first = await push();
    await take();
    expect(await push()).toEqual(first);
    const { depositId } = first.data as { depositId: string };
    await server.endPush(depositId);
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 100 });
  });
});
