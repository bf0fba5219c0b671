import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FRIEND, type ReferralApp, startReferralApp, WHO } from '../../rewards/startReferralApp.testTools.ts';

let server: ReferralApp;
beforeEach(async () => {
  server = await startReferralApp();
  await server.openSession({}, WHO);
  await server.join();
});
afterEach(() => server.close());

describe('the referral reward of cards', () => {
  const expectDenied = async () => {
    expect(await server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
    expect(await server.bonusOf()).toBe(0);
  };

  it('is denied when the card has paid for the player who invited', async () => {
    await server.payCard(25, WHO.uid);
    await server.payCard(25, FRIEND);
    await expectDenied();
  });
});
