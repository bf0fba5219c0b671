import { describe, expect, it } from '@jest/globals';
import { inDollars, messageOf, scene, useLimits } from './limitScene.testTools.ts';

useLimits();

describe('a deposit limit', () => {
  it('refuses a larger deposit, and says which limit, what is left and what to do', async () => {
    await scene.setLimit('week', 1_554);
    await scene.begin(1_036);
    const refused = await scene.begin(777);
    expect(refused).toMatchObject({ status: 403, code: 'deposit_limit' });
    expect(messageOf(refused)).toBe(
      'Your deposit limit for 7 days is KES 1,554, and KES 518 of it is left; payments under way count too. ' +
        'Deposit less, or wait until 28 November 2026 at 12:01 (Nairobi time).',
    );
    expect(await scene.begin(518)).toMatchObject({ status: 200 });
  });

  it('says what to do when a deposit is larger than the limit itself', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { day: inDollars(5) } });
    expect(messageOf(await scene.begin(777))).toBe(
      'Your deposit limit for 24 hours is USD 5, and USD 5 of it is left; payments under way count too. ' +
        'Deposit less.',
    );
  });

  it('is named in a refusal when it has the least left of several limits', async () => {
    await scene.server.put('gaming', { id: 'uid-1', limits: { week: inDollars(5) } });
    await scene.setLimit('day', 1_000);
    await scene.setLimit('month', 5_000);
    expect(messageOf(await scene.begin(6_216))).toContain('limit for 7 days is USD 5');
  });

  it('lets several deposits at once pass only up to its amount', async () => {
    await scene.setLimit('day', 1_554);
    const answers = await Promise.all(Array.from({ length: 20 }, () => scene.begin(518)));
    const codes = answers.map(({ status, code }) => [status, code].join(' ').trim());
    expect(codes.filter((code) => code === '200')).toHaveLength(3);
    expect(codes.filter((code) => code === '403 deposit_limit')).toHaveLength(17);
    expect(await scene.server.store.count('deposits')).toBe(3);
  });

  it('repeats the answer of a deposit that passed', async () => {
    await scene.setLimit('day', 518);
    const first = await scene.begin(518, 'key-0123456789');
    expect(await scene.begin(518, 'key-0123456789')).toEqual(first);
    expect(await scene.begin(259)).toMatchObject({ status: 403 });
  });

  it('creates no record of a refused deposit, and accepts the key again later', async () => {
    await scene.setLimit('day', 259);
    await scene.begin(259);
    expect(await scene.begin(518, 'key-0123456789')).toMatchObject({ status: 403 });
    expect(await scene.server.store.count('deposits')).toBe(1);
    await scene.setLimit('day', null);
    scene.wait(24);
    expect(await scene.begin(518, 'key-0123456789')).toMatchObject({ status: 200 });
  });

  it('has room again when deposits are older than its period', async () => {
    await scene.setLimit('day', 518);
    await scene.begin(518);
    scene.wait(24);
    expect(await scene.begin(259)).toMatchObject({ status: 403 });
    scene.clock.now += 1;
    expect(await scene.begin(518)).toMatchObject({ status: 200 });
  });
});
