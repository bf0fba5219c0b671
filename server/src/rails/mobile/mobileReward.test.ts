import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FRIEND, type ReferralApp, startReferralApp, WHO } from '../../rewards/startReferralApp.testTools.ts';

let server: ReferralApp;
beforeEach(async () => {
  server = await startReferralApp();
  await server.openSession({}, WHO);
  await server.join();
});
afterEach(() => server.close());

describe('the referral reward of phones', () => {
  const expectDenied = async () => {
    expect(await server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
    expect(await server.bonusOf()).toBe(0);
  };

  it('is denied to a player who paid the deposit with their own phone', async () => {
    await server.change('users', WHO.uid, { phoneNumber: '+254712345678' });
    await server.payMobile(1_000, FRIEND);
    await server.payMobile(1_000, FRIEND);
    await expectDenied();
    expect(await server.store.count('journal', { where: [['kind', '==', 'referral']] })).toBe(0);
  });

  it('is denied when the phone has paid for the player who invited', async () => {
    await server.payMobile(500, WHO.uid);
    await server.payMobile(1_000, FRIEND);
    await expectDenied();
  });
});
