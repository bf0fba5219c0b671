import { describe, expect, it } from '@jest/globals';
import { FRIEND, useReferralApp, WHO } from '../../rewards/startReferralApp.testTools.ts';

const { used, expectDenied } = useReferralApp();

describe('the referral reward of phones', () => {
  it('is denied to a player who paid the deposit with their own phone', async () => {
    await used.server.change('users', WHO.uid, { phoneNumber: '+254712345678' });
    await used.server.payMobile(1_000, FRIEND);
    await used.server.payMobile(1_000, FRIEND);
    await expectDenied();
    expect(await used.server.store.count('journal', { where: [['kind', '==', 'referral']] })).toBe(0);
  });

  it('is denied when the phone has paid for the player who invited', async () => {
    await used.server.payMobile(500, WHO.uid);
    await used.server.payMobile(1_000, FRIEND);
    await expectDenied();
  });
});
