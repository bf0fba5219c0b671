import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REFERRAL_CODE } from '../../../contract/users.ts';
import type { ReferralRecord } from '../store/records/user.ts';
import { FRIEND, FRIENDS_PHONE, type ReferralApp, startReferralApp, TERMS, WHO } from './startReferralApp.testTools.ts';
import { shortName } from './readInvitation.ts';

let server: ReferralApp;
const useReferralServer = (): void => {
  beforeEach(async () => {
    server = await startReferralApp();
  });
  afterEach(() => server.close());
};

const LAPTOP = 'laptop-0123456789';

const EXCLUDED = { since: '2026-01-01', until: '2999-01-01T00:00:00Z' };

describe('the invitation code of a player', () => {
  useReferralServer();

  it('is created with the first session, stays the same, and is unique', async () => {
    await server.openSession({}, { uid: 'uid-8' });
    const made = (await server.store.get('users', 'uid-8'))?.referralCode;
    await server.openSession({}, { uid: 'uid-8' });
    expect(made).toMatch(REFERRAL_CODE);
    expect(made).not.toMatch(/[01OIL]/);
    expect(await server.readReferral({ uid: 'uid-8' })).toEqual({
      code: made,
      currency: 'USD',
      earned: 0,
      joinedCount: 0,
      joined: [],
    });
    expect(await server.codeOf()).not.toBe(made);
  });

  it('is created once for an older profile, also with several requests at once', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => server.codeOf()));
    expect(new Set(codes).size).toBe(1);
    expect(await server.store.count('referral-codes')).toBe(1);
    await server.openSession({}, WHO);
    expect(await server.codeOf()).toBe(codes[0]);
  });

  it('requires a profile', async () => {
    expect(await server.ask('/users/me/referral', { as: { uid: 'uid-9' } })).toMatchObject({ status: 404 });
  });
});

describe('an invitation', () => {
  useReferralServer();

  it('is recorded with the registration, and shows a shortened name', async () => {
    expect(await server.join()).toMatchObject({ status: 200 });
    const { body } = await server.ask('/users/me/referral', { as: WHO });
    expect((await server.readReferral()).joined).toEqual([
      { id: expect.any(String), name: 'Simba•••', status: 'joined', joinedAt: expect.any(String), reward: 0 },
    ]);
    expect(body).not.toMatch(/uid-2|Mkubwa|referrerId/);
    expect((await server.readReferral({ uid: FRIEND })).joined).toEqual([]);
  });

  it('counts for a new profile only', async () => {
    await server.openSession({}, { uid: FRIEND });
    await server.join();
    await server.openSession({ referralCode: await server.codeOf() }, WHO);
    expect((await server.readReferral()).joined).toEqual([]);
  });

  it('with an unknown code is ignored', async () => {
    expect(await server.join({ referralCode: 'AAAAAAAA' })).toMatchObject({ status: 200 });
    expect(await server.store.count('referrals')).toBe(0);
  });

  it('is counted, also when it is no longer listed', async () => {
    const records = Array.from({ length: 103 }, (_, index): ReferralRecord => ({
      id: `friend-${index}`,
      referrerId: WHO.uid,
      name: 'S•••',
      status: index === 0 ? 'void' : 'joined',
      joinedAt: new Date(Date.UTC(2026, 0, 200 - index)).toISOString(),
    }));
    await server.put(
      'referrals',
      ...records,
      ...records.slice(0, 1).map((one) => ({ ...one, id: 'another', referrerId: 'uid-7' })),
    );
    const { joined, joinedCount } = await server.readReferral();
    expect([joined.length, joinedCount]).toEqual([100, 103]);
    expect(joined.slice(0, 2)).toMatchObject([{ status: 'ended', reward: 0 }, { status: 'joined' }]);
  });

  it.each(['short', 'lowercas', 'WITH-SIG', 'NINECHARS'])(
    'with an invalid code is refused: %s',
    async (referralCode) => {
      expect(await server.join({ referralCode })).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );

  it('from the browser of the player who invited does not count', async () => {
    await server.openSession({ deviceId: LAPTOP }, WHO);
    expect(await server.join({ deviceId: LAPTOP })).toMatchObject({ status: 200 });
    expect((await server.readReferral()).joined).toEqual([]);
    await server.join({ deviceId: 'another-0123456789' }, 'uid-3');
    expect((await server.readReferral()).joined).toHaveLength(1);
  });

  it('does not count when its browser cannot be told from the browser of the player who invited', async () => {
    expect(await server.join({ deviceId: undefined })).toMatchObject({ status: 200 });
    expect(await server.store.count('referrals')).toBe(0);
  });

  it.each([
    ['disabled', () => server.change('users', WHO.uid, { isActive: false })],
    ['self-excluded', () => server.put('gaming', { id: WHO.uid, limits: {}, selfExclusion: EXCLUDED })],
  ])('does not count for an account that is %s', async (_, change) => {
    const referralCode = await server.codeOf();
    await change();
    const joined = await server.openSession({ referralCode, deviceId: FRIENDS_PHONE }, { uid: FRIEND });
    expect(joined).toMatchObject({ status: 200 });
    expect(await server.store.count('referrals')).toBe(0);
  });
});

const linesOf = (uid: string) =>
  server.store.sum('journal', 'deltaCents', {
    where: [
      ['userId', '==', uid],
      ['account', '==', 'bonus'],
    ],
  });

describe('the referral reward', () => {
  useReferralServer();

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
    expect(await server.readReferral()).toMatchObject({
      earned: 3.86,
      joined: [{ status: 'earned', reward: 3.86 }],
    });
  });

  it('waits until the friend has staked enough after the deposit, in rounds that have ended', async () => {
    await server.change('referral-terms', TERMS.id, { friendStakesKes: 12_950 });
    await server.change('users', FRIEND, { totalWager: 90 });
    await server.pay(1_036, { uid: FRIEND });
    await server.readReferral();
    expect(await server.bonusOf()).toBe(0);
    // Most of what was staked at blackjack does not count.
    await server.change('users', FRIEND, { totalWager: 190, uncountedCents: 1 });
    await server.readReferral();
    expect(await server.bonusOf()).toBe(0);
    await server.change('users', FRIEND, { totalWager: 190, uncountedCents: 0 });
    const seeds = { serverSeed: 's', serverSeedHash: 'h', nextServerSeed: 'n', nextServerSeedHash: 'm' };
    const play = { id: FRIEND, ...seeds, clientSeed: 'c', nonce: 1 };
    await server.put('play', { ...play, open: { mines: 'round-1' } });
    await server.readReferral();
    expect(await server.bonusOf()).toBe(0);
    await server.put('play', { ...play, open: {} });
    expect(await server.readReferral()).toMatchObject({ earned: 3.86, joined: [{ status: 'earned' }] });
    await server.readReferral();
    expect(await server.bonusOf()).toBe(3.86);
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
      () =>
        server.put('gaming', {
          id: WHO.uid,
          limits: {},
          selfExclusion: { since: '', until: '2999-01-01' },
        }),
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

const shown = (...names: string[]) => names.map(shortName);

describe('a name as other players see it', () => {
  it('keeps at most five letters, and always hides some', () => {
    expect(shown('Wanjiru Kamau', 'Njeri', 'Ali', 'Al', 'Zoë')).toEqual([
      'Wanji•••',
      'Njer•••',
      'Al•••',
      'A•••',
      'Zo•••',
    ]);
    expect(shown('W', '')).toEqual(['•••', '•••']);
  });

  it('ends before the first character that is not a letter', () => {
    expect(shown('Simba5678', 'Player8fK2aa', "N'golo", '254712345678')).toEqual([
      'Simba•••',
      'Playe•••',
      'N•••',
      '•••',
    ]);
  });
});
