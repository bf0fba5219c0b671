import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FRIEND, type ReferralApp, startReferralApp, WHO } from '../../../rewards/startReferralApp.testTools.ts';

let server: ReferralApp;
beforeEach(async () => {
  server = await startReferralApp();
  await server.openSession({}, WHO);
  await server.join();
});
afterEach(() => server.close());

describe('the referral reward, when one person may own both accounts', () => {
  const expectDenied = async () => {
    expect(await server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
    expect(await server.bonusOf()).toBe(0);
  };

  it('is denied when the sign-in phone of the new account has paid for the player who invited', async () => {
    await server.payMobile(500, WHO.uid);
    await server.change('users', FRIEND, { phoneNumber: '+254712345678' });
    await server.payCard(25, FRIEND);
    await expectDenied();
  });

  it('is denied when the card paid an earlier deposit that was too small for a reward', async () => {
    await server.payCard(25, WHO.uid);
    await server.payCard(5, FRIEND);
    await server.payMobile(1_000, FRIEND);
    await expectDenied();
  });

  it('is denied when the phone of the player who invited paid an earlier deposit that was too small for a reward', async () => {
    await server.payMobile(500, FRIEND);
    await server.change('users', WHO.uid, { phoneNumber: '+254712345678' });
    server.card.cardFingerprint = 'fp_fake_5555';
    await server.payCard(25, FRIEND);
    await expectDenied();
  });

  it('is credited when each player pays with their own phone or card', async () => {
    await server.payMobile(500, WHO.uid);
    await server.payCard(25, WHO.uid);
    server.card.cardFingerprint = 'fp_fake_5555';
    await server.payCard(25, FRIEND);
    expect(await server.bonusOf()).toBe(3.86);
  });
});
