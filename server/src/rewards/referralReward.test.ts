import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FRIEND, type ReferralApp, startReferralApp, TERMS, WHO } from './startReferralApp.testTools.ts';

let server: ReferralApp;
beforeEach(async () => {
  server = await startReferralApp();
});
afterEach(() => server.close());

const linesOf = (uid: string) =>
  server.store.sum('journal', 'deltaCents', {
    where: [
      ['userId', '==', uid],
      ['account', '==', 'bonus'],
    ],
  });

describe('the referral reward', () => {
  beforeEach(async () => {
    await server.openSession({}, WHO);
    await server.join();
  });

  it('is credited once to the bonus account, at the rate of the deposit, and the player is notified', async () => {
    await server.pay(1_036, { uid: FRIEND });
    await server.pay(2_072, { uid: FRIEND });
    expect(await server.bonusOf()).toBe(3.86);
    expect(await linesOf(WHO.uid)).toBe(386);
    expect(await server.bonusOf(FRIEND)).toBe(0);
    expect((await server.kinds()).filter((kind) => kind !== 'payoutPhone')).toEqual(['referral']);
    expect(await server.readReferral()).toMatchObject({ earned: 3.86, joined: [{ status: 'earned', reward: 3.86 }] });
  });

  it('waits for a deposit that is large enough', async () => {
    await server.change('referral-terms', TERMS.id, { minDepositKes: 1_036 });
    await server.pay(1_035, { uid: FRIEND });
    expect(await server.bonusOf()).toBe(0);
    await server.pay(1_036, { uid: FRIEND });
    expect(await server.bonusOf()).toBe(3.86);
  });

  it('follows the terms in force, and is nothing without terms', async () => {
    await server.change('referral-terms', TERMS.id, { isActive: false });
    await server.pay(5_180, { uid: FRIEND });
    expect(await server.bonusOf()).toBe(0);
    await server.change('referral-terms', TERMS.id, { isActive: true, rewardKes: 1_295 });
    await server.pay(5_180, { uid: FRIEND });
    expect(await server.bonusOf()).toBe(10);
  });

  it('is only for players who were invited', async () => {
    await server.openSession({}, { uid: 'uid-3' });
    await server.pay(5_180, { uid: 'uid-3' });
    await server.pay(5_180, { uid: WHO.uid });
    expect(await server.bonusOf()).toBe(0);
  });

  it.each([
    ['is disabled meanwhile', () => server.change('users', WHO.uid, { isActive: false })],
    [
      'is self-excluded meanwhile',
      () => server.put('gaming', { id: WHO.uid, limits: {}, selfExclusion: { since: '', until: '2999-01-01' } }),
    ],
  ])('is denied to a player who %s', async (_, change) => {
    await change();
    await server.pay(1_036, { uid: FRIEND });
    await server.pay(1_036, { uid: FRIEND });
    expect(await server.bonusOf()).toBe(0);
    expect(await server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
    expect(await server.store.count('journal', { where: [['kind', '==', 'referral']] })).toBe(0);
  });

  it('is paid at the next check when it was due before', async () => {
    await server.change('referrals', FRIEND, { status: 'qualified', rewardCents: 386, depositId: 'd' });
    expect(await server.readReferral()).toMatchObject({ earned: 3.86, joined: [{ status: 'earned' }] });
    expect(await server.bonusOf()).toBe(3.86);
  });
});
