import { describe, expect, it } from '@jest/globals';
import { FRIEND, useReferralApp, WHO } from '../rewards/startReferralApp.testTools.ts';

const { used, expectDenied } = useReferralApp();

describe('the referral reward, when one person may own both accounts', () => {
  it('is denied when the sign-in phone of the new account has paid for the player who invited', async () => {
    await used.server.payMpesa(500, WHO.uid);
    await used.server.change('users', FRIEND, { phoneNumber: '+254712345678' });
    await used.server.payCard(25, FRIEND);
    await expectDenied();
  });

  it('is denied when the card paid an earlier deposit that was too small for a reward', async () => {
    await used.server.payCard(25, WHO.uid);
    await used.server.payCard(5, FRIEND);
    await used.server.payMpesa(1_000, FRIEND);
    await expectDenied();
  });

  it('is denied when the phone of the player who invited paid an earlier deposit that was too small for a reward', async () => {
    await used.server.payMpesa(500, FRIEND);
    await used.server.change('users', WHO.uid, { phoneNumber: '+254712345678' });
    used.server.card.cardFingerprint = 'fp_fake_5555';
    await used.server.payCard(25, FRIEND);
    await expectDenied();
  });

  it('is credited when each player pays with their own phone or card', async () => {
    await used.server.payMpesa(500, WHO.uid);
    await used.server.payCard(25, WHO.uid);
    used.server.card.cardFingerprint = 'fp_fake_5555';
    await used.server.payCard(25, FRIEND);
    expect(await used.server.bonusOf()).toBe(3.86);
  });
});
