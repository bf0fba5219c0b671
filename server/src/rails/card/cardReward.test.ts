import { describe, it } from '@jest/globals';
import { FRIEND, useReferralApp, WHO } from '../../rewards/startReferralApp.testTools.ts';

const { used, expectDenied } = useReferralApp();

describe('the referral reward of cards', () => {
  it('is denied when the card has paid for the player who invited', async () => {
    await used.server.payCard(25, WHO.uid);
    await used.server.payCard(25, FRIEND);
    await expectDenied();
  });
});
