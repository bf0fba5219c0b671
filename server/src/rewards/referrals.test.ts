import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BonusClaim, Referral } from '../../../contract/rewards.ts';
import { REFERRAL_CODE } from '../../../contract/rewards.ts';
import type { Notification } from '../../../contract/users.ts';
import { CALLBACK_SECRET, pushCallbackBody } from '../testing/FakeMobileGateway.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';

/** Who invites, with a telephone of their own. */
const WHO = { uid: 'uid-1', claims: { phone_number: '+254700000001' } };
const FRIEND = 'uid-2';
const LAPTOP = 'laptop-0123456789';
const FRIENDS_PHONE = 'friend-0123456789';
const TERMS = { id: 'terms', isActive: true, rewardKes: 500, minDepositKes: 1_000 };

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp();
  await server.put('referral-terms', { id: 'a-past', isActive: false, rewardKes: 9_000 }, TERMS);
});
afterEach(() => server.close());

const openSession = (body: object, as: object) => server.ask('/users/session', { method: 'POST', body, as });
const readReferral = async (as: object = WHO) => (await server.ask('/users/me/referral', { as })).data as Referral;
const codeOf = async (as?: object) => (await readReferral(as)).code;
const join = async (body: object = {}, uid = FRIEND) => {
  const referralCode = await codeOf();
  const claims = { name: 'Simba Mkubwa', phone_number: '+254700000002' };
  return openSession({ referralCode, deviceId: FRIENDS_PHONE, ...body }, { uid, claims });
};
const bonusOf = async (uid = WHO.uid) => (await server.store.get('users', uid))?.['bonusBalance'];
const linesOf = (uid: string) =>
  server.store.sum('journal', 'deltaCents', {
    where: [
      ['userId', '==', uid],
      ['account', '==', 'bonus'],
    ],
  });
const change = async (collection: string, id: string, fields: object) =>
  server.put(collection, { ...(await server.store.get(collection, id)), ...fields, id });
const kinds = async () =>
  ((await server.ask('/users/me/notifications', { as: WHO })).data as Notification[]).map(({ kind }) => kind);

describe('the code of a player', () => {
  it('comes with the first session, stays, and is nobody else’s', async () => {
    await openSession({}, { uid: 'uid-8' });
    const made = (await server.store.get('users', 'uid-8'))?.['referralCode'];
    await openSession({}, { uid: 'uid-8' });
    expect(made).toMatch(REFERRAL_CODE);
    expect(made).not.toMatch(/[01OIL]/);
    expect(await readReferral({ uid: 'uid-8' })).toEqual({ code: made, earned: 0, joinedCount: 0, joined: [] });
    expect(await codeOf()).not.toBe(made);
  });

  it('is given once to a profile from before there were codes, however many ask', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf()));
    expect(new Set(codes).size).toBe(1);
    expect(await server.store.count('referral-codes')).toBe(1);
    await openSession({}, WHO);
    expect(await codeOf()).toBe(codes[0]);
  });

  it('needs a profile', async () => {
    expect(await server.ask('/users/me/referral', { as: { uid: 'uid-9' } })).toMatchObject({ status: 404 });
  });
});

describe('an invitation', () => {
  it('is recorded with the registration, and shown by a shortened name', async () => {
    expect(await join()).toMatchObject({ status: 200 });
    const { body } = await server.ask('/users/me/referral', { as: WHO });
    expect((await readReferral()).joined).toEqual([
      { id: expect.any(String), name: 'Simba•••', status: 'joined', joinedAt: expect.any(String), reward: 0 },
    ]);
    expect(body).not.toMatch(/uid-2|Mkubwa|referrerId/);
    expect((await readReferral({ uid: FRIEND })).joined).toEqual([]);
  });

  it('counts for a new profile only', async () => {
    await openSession({}, { uid: FRIEND });
    await join();
    await openSession({ referralCode: await codeOf() }, WHO);
    expect((await readReferral()).joined).toEqual([]);
  });

  it('passes over a code that nobody has', async () => {
    expect(await join({ referralCode: 'AAAAAAAA' })).toMatchObject({ status: 200 });
    expect(await server.store.count('referrals')).toBe(0);
  });

  it('is counted also beyond those that are shown', async () => {
    const records = Array.from({ length: 103 }, (_, index) => ({
      id: `friend-${index}`,
      referrerId: WHO.uid,
      name: 'S•••',
      status: index === 0 ? 'void' : 'joined',
      joinedAt: new Date(Date.UTC(2026, 0, 200 - index)).toISOString(),
    }));
    await server.put('referrals', ...records, { ...records[0], id: 'another', referrerId: 'uid-7' });
    const { joined, joinedCount } = await readReferral();
    expect([joined.length, joinedCount]).toEqual([100, 103]);
    expect(joined.slice(0, 2)).toMatchObject([{ status: 'ended', reward: 0 }, { status: 'joined' }]);
  });

  it.each(['short', 'lowercas', 'WITH-SIG', 'NINECHARS'])('refuses what is no code: %s', async (referralCode) => {
    expect(await join({ referralCode })).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is none from the browser of who invites', async () => {
    await openSession({ deviceId: LAPTOP }, WHO);
    expect(await join({ deviceId: LAPTOP })).toMatchObject({ status: 200 });
    expect((await readReferral()).joined).toEqual([]);
    await join({ deviceId: 'another-0123456789' }, 'uid-3');
    expect((await readReferral()).joined).toHaveLength(1);
  });

  it('is none without a browser that can be told from that of who invites', async () => {
    expect(await join({ deviceId: undefined })).toMatchObject({ status: 200 });
    expect(await server.store.count('referrals')).toBe(0);
  });

  it.each([
    ['disabled', 'users', { isActive: false }],
    ['self-excluded', 'gaming', { limits: {}, selfExclusion: { since: '2026-01-01', until: '2999-01-01T00:00:00Z' } }],
  ])('is none by an account that is %s', async (_, collection, fields) => {
    const referralCode = await codeOf();
    await change(collection, WHO.uid, fields);
    const joined = await openSession({ referralCode, deviceId: FRIENDS_PHONE }, { uid: FRIEND });
    expect(joined).toMatchObject({ status: 200 });
    expect(await server.store.count('referrals')).toBe(0);
  });
});

describe('the reward', () => {
  beforeEach(async () => {
    await openSession({}, WHO);
    await join();
  });

  it('is credited once to the bonus account, at the rate of the deposit, and told', async () => {
    await server.payMobile(1_000, FRIEND);
    await server.payMobile(2_000, FRIEND);
    expect(await bonusOf()).toBe(3.86);
    expect(await linesOf(WHO.uid)).toBe(386);
    expect(await bonusOf(FRIEND)).toBe(0);
    expect(await kinds()).toEqual(['referral']);
    expect(await readReferral()).toMatchObject({ earned: 3.86, joined: [{ status: 'earned', reward: 3.86 }] });
  });

  it('waits for a deposit that is large enough', async () => {
    await server.payMobile(999, FRIEND);
    expect(await bonusOf()).toBe(0);
    await server.payMobile(1_000, FRIEND);
    expect(await bonusOf()).toBe(3.86);
  });

  it('is that of the terms in force, and nothing without terms', async () => {
    await change('referral-terms', TERMS.id, { isActive: false });
    await server.payMobile(5_000, FRIEND);
    expect(await bonusOf()).toBe(0);
    await change('referral-terms', TERMS.id, { isActive: true, rewardKes: 1_295 });
    await server.payMobile(5_000, FRIEND);
    expect(await bonusOf()).toBe(10);
  });

  it('is for players who were invited', async () => {
    await openSession({}, { uid: 'uid-3' });
    await server.payMobile(5_000, 'uid-3');
    await server.payMobile(5_000, WHO.uid);
    expect(await bonusOf()).toBe(0);
  });

  it.each([
    ['is disabled meanwhile', 'users', { isActive: false }],
    ['is self-excluded meanwhile', 'gaming', { limits: {}, selfExclusion: { since: '', until: '2999-01-01' } }],
    ['paid the deposit with their own phone', 'users', { phoneNumber: '+254712345678' }],
  ])('is denied to who %s', async (_, collection, fields) => {
    await change(collection, WHO.uid, fields);
    await server.payMobile(1_000, FRIEND);
    await server.payMobile(1_000, FRIEND);
    expect(await bonusOf()).toBe(0);
    expect(await server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
    expect(await server.store.count('journal', { where: [['kind', '==', 'referral']] })).toBe(0);
  });

  describe('of who pays for themselves', () => {
    const expectDenied = async () => {
      expect(await server.store.get('referrals', FRIEND)).toMatchObject({ status: 'void' });
      expect(await bonusOf()).toBe(0);
    };

    it('is denied when the phone has paid for who invited', async () => {
      await server.payMobile(500, WHO.uid);
      await server.payMobile(1_000, FRIEND);
      await expectDenied();
    });

    it('is denied when the card has paid for who invited', async () => {
      await server.payCard(25, WHO.uid);
      await server.payCard(25, FRIEND);
      await expectDenied();
    });

    it('is denied when the phone that signs in to the new account has paid for who invited', async () => {
      await server.payMobile(500, WHO.uid);
      await change('users', FRIEND, { phoneNumber: '+254712345678' });
      await server.payCard(25, FRIEND);
      await expectDenied();
    });

    it('is denied when the card paid an earlier deposit, too small for a reward', async () => {
      await server.payCard(25, WHO.uid);
      await server.payCard(5, FRIEND);
      await server.payMobile(1_000, FRIEND);
      await expectDenied();
    });

    it('is denied when the phone of who invited paid an earlier deposit, too small for a reward', async () => {
      await server.payMobile(500, FRIEND);
      await change('users', WHO.uid, { phoneNumber: '+254712345678' });
      server.card.cardFingerprint = 'fp_fake_5555';
      await server.payCard(25, FRIEND);
      await expectDenied();
    });

    it('is credited when both pay by their own', async () => {
      await server.payMobile(500, WHO.uid);
      await server.payCard(25, WHO.uid);
      server.card.cardFingerprint = 'fp_fake_5555';
      await server.payCard(25, FRIEND);
      expect(await bonusOf()).toBe(3.86);
    });
  });

  it('is paid at the next look when it was left due', async () => {
    await change('referrals', FRIEND, { status: 'qualified', rewardCents: 386, depositId: 'd' });
    expect(await readReferral()).toMatchObject({ earned: 3.86, joined: [{ status: 'earned' }] });
    expect(await bonusOf()).toBe(3.86);
  });
});

describe('GET /api/users/me/bonuses', () => {
  const BONUS = { id: 'b', title: 'Karibu', bonusPercentage: 50, freeSpins: 5, minDeposit: 1_000, wagering: 10 };
  const listClaims = async () => (await server.ask('/users/me/bonuses')).data as BonusClaim[];
  const push = async (amount: number, bonusId = 'b') => {
    const { data } = await server.post('/mpesa/stk-push', { phoneNumber: '0712345678', amount, bonusId });
    return (data as { depositId: string }).depositId;
  };
  const pay = async (amount: number, bonusId?: string) => {
    const id = await push(amount, bonusId);
    await endPush(id);
    return id;
  };
  const endPush = (id: string, resultCode = 0) =>
    server.hook(`/mobile/${CALLBACK_SECRET}/${id}`, pushCallbackBody(server.mobile.endPush(id, resultCode)));

  beforeEach(() => server.put('deposit-bonuses', BONUS, { ...BONUS, id: 'spins', bonusPercentage: 0 }));

  it('waits, then counts what is wagered after the credit, up to what is required', async () => {
    await change('users', WHO.uid, { totalWager: 70.5 });
    const id = await push(2_590);
    const waiting = { id, bonusId: 'b', title: 'Karibu', status: 'waiting', amount: 10, freeSpins: 5 };
    expect(await listClaims()).toEqual([{ ...waiting, wagerRequired: 100, wagered: 0, claimedAt: expect.any(String) }]);
    await change('users', WHO.uid, { totalWager: 80.5 });
    await endPush(id);
    expect(await listClaims()).toMatchObject([{ status: 'wagering', wagerRequired: 100, wagered: 0 }]);
    await change('users', WHO.uid, { totalWager: 100.75 });
    expect(await listClaims()).toMatchObject([{ status: 'wagering', wagered: 20.25 }]);
    await change('users', WHO.uid, { totalWager: 500 });
    expect(await listClaims()).toMatchObject([{ status: 'done', wagered: 100 }]);
    await change('users', WHO.uid, { totalWager: 1 });
    expect(await listClaims()).toMatchObject([{ status: 'wagering', wagered: 0 }]);
  });

  it('keeps the terms of the day on which it was claimed', async () => {
    await pay(2_590);
    await server.put('deposit-bonuses', { ...BONUS, wagering: 99, title: 'Dearer' });
    expect(await listClaims()).toMatchObject([{ title: 'Karibu', wagerRequired: 100 }]);
  });

  it('is told to the player once it is credited, and not for a deposit that gave nothing', async () => {
    await pay(999);
    expect(await kinds()).toEqual(['deposit']);
    await pay(1_000);
    expect((await kinds()).toSorted()).toEqual(['bonus', 'deposit', 'deposit']);
  });

  it('has nothing to wager for free spins alone', async () => {
    await pay(1_000, 'spins');
    expect(await listClaims()).toMatchObject([{ status: 'done', amount: 0, freeSpins: 5, wagerRequired: 0 }]);
  });

  it('is the newest first, without what failed, gave nothing, or is another’s', async () => {
    await endPush(await push(1_000), 1032);
    const first = await pay(1_000);
    await pay(999);
    await server.payMobile(1_000);
    const second = await pay(1_500);
    expect((await listClaims()).map(({ id }) => id)).toEqual([second, first]);
    await openSession({}, { uid: FRIEND });
    expect((await server.ask('/users/me/bonuses', { as: { uid: FRIEND } })).data).toEqual([]);
  });

  it('is at most 50', async () => {
    const claims = Array.from({ length: 55 }, (_, index) => ({
      id: `d${index}`,
      userId: WHO.uid,
      status: 'pending',
      amount: 1_000,
      currency: 'KES',
      paymentMethod: 'mpesa',
      bonus: { ...BONUS, isChosen: true },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }));
    await server.put('deposits', ...claims);
    expect((await listClaims()).map(({ id }) => id)).toEqual(
      claims
        .map(({ id }) => id)
        .reverse()
        .slice(0, 50),
    );
  });
});
