import { describe, expect, it } from '@jest/globals';
import { FRIEND, useReferralApp, WHO } from '../rewards/startReferralApp.testTools.ts';

const { used, expectDenied } = useReferralApp();

const PHONE = '254712345678';
/** All pay by one phone. */
const payMpesa = (amount: number, uid: string) => used.server.payMpesa(amount, uid, PHONE);

describe('the referral reward, when one person may own both accounts', () => {
  it('is denied when the sign-in phone of the new account has paid for the player who invited', async () => {
    await payMpesa(500, WHO.uid);
    await used.server.openSession({}, { uid: FRIEND, claims: { phone_number: `+${PHONE}` } });
    await used.server.payCard(25, FRIEND);
    await expectDenied();
  });

  it('is denied when the card paid an earlier deposit that was too small for a reward', async () => {
    await used.server.payCard(25, WHO.uid);
    await used.server.payCard(5, FRIEND);
    await payMpesa(1_000, FRIEND);
    await expectDenied();
  });

  it('is denied when the phone of the player who invited paid an earlier deposit that was too small for a reward', async () => {
    await payMpesa(500, FRIEND);
    await used.server.openSession({}, { uid: WHO.uid, claims: { phone_number: `+${PHONE}` } });
    used.server.card.cardFingerprint = 'fp_fake_5555';
    await used.server.payCard(25, FRIEND);
    await expectDenied();
  });

  it('is credited when each player pays with their own phone or card', async () => {
    await payMpesa(500, WHO.uid);
    await used.server.payCard(25, WHO.uid);
    used.server.card.cardFingerprint = 'fp_fake_5555';
    await used.server.payCard(25, FRIEND);
    expect(await used.server.bonusOf()).toBe(3.86);
  });
});

describe('the referral reward of cards', () => {
  it('is denied when the card has paid for the player who invited', async () => {
    await used.server.payCard(25, WHO.uid);
    await used.server.payCard(25, FRIEND);
    await expectDenied();
  });
});

describe('the referral reward of phones', () => {
  it('is denied to a player who paid the deposit with their own phone', async () => {
    await used.server.openSession({}, { uid: WHO.uid, claims: { phone_number: `+${PHONE}` } });
    await payMpesa(1_000, FRIEND);
    await payMpesa(1_000, FRIEND);
    await expectDenied();
    expect(await used.server.store.count('journal', { where: [['kind', '==', 'referral']] })).toBe(0);
  });

  it('is earned once when one phone of a third person pays for five friends', async () => {
    const friends = [FRIEND, 'uid-3', 'uid-4', 'uid-5', 'uid-6'];
    for (const friend of friends.slice(1)) await used.server.join({}, friend);
    for (const friend of friends) await payMpesa(1_000, friend);
    const states = (await used.server.store.find('referrals')).map(({ status }) => status);
    expect(states.toSorted()).toEqual(['earned', 'void', 'void', 'void', 'void']);
  });

  it('is denied when the phone of the deposit signs in to another account', async () => {
    await used.server.openSession({}, { uid: 'uid-9', claims: { phone_number: `+${PHONE}` } });
    await payMpesa(1_000, FRIEND);
    await expectDenied();
  });

  it('is denied when the phone has paid for the player who invited', async () => {
    await payMpesa(500, WHO.uid);
    await payMpesa(1_000, FRIEND);
    await expectDenied();
  });
});
