import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { byKind } from '../../../contract/bonusTerms.ts';
import type { BonusClaim } from '../../../contract/bonuses.ts';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { FRIEND, type ReferralApp, startReferralApp, WHO } from './startReferralApp.testTools.ts';

let server: ReferralApp;
beforeEach(async () => {
  server = await startReferralApp();
});
afterEach(() => server.close());

describe('GET /api/users/me/bonuses', () => {
  const BONUS = {
    mostPerDay: 100,
    id: 'b',
    title: 'Karibu',
    bonusPercentage: 50,
    freeSpins: 5,
    minDeposit: 1_036,
    wagering: 10,
  };
  const listClaims = async () => (await server.ask('/users/me/bonuses')).data as BonusClaim[];
  const begin = async (amount: number, bonusId: string | undefined = 'b') =>
    ((await server.begin(amount, { bonusId })).data as { depositId: string }).depositId;
  const pay = async (amount: number, bonusId?: string) => {
    const id = await begin(amount, bonusId);
    await server.end(id);
    return id;
  };

  beforeEach(() => server.put('deposit-bonuses', BONUS, { ...BONUS, id: 'spins', bonusPercentage: 0 }));

  const TERMS = {
    wagering: 10,
    contribution: byKind(100),
    expiryDays: 30,
  };

  it('shows a bonus with its terms as waiting, then as in play with its days', async () => {
    const id = await begin(2_590);
    const gift = { id, source: 'deposit', bonusId: 'b', title: 'Karibu', amount: 10, currency: 'USD', freeSpins: 5 };
    const claim = { ...gift, deposit: 20, wagerRequired: 300, wagered: 0, claimedAt: expect.any(String), terms: TERMS };
    expect(await listClaims()).toEqual([{ ...claim, status: 'waiting' }]);
    await server.end(id);
    expect(await listClaims()).toEqual([{ ...claim, status: 'wagering', left: 10, expiresAt: expect.any(String) }]);
  });

  it('shows amounts of the terms in the currency of the account, at the rate of the claim', async () => {
    await server.put('deposit-bonuses', { ...BONUS, maxStake: 518, conversionTimes: 3, contribution: { dice: 10 } });
    await pay(2_590);
    const contribution = { ...byKind(10), slots: 100, crash: 100, mines: 100 };
    expect(await listClaims()).toMatchObject([{ terms: { maxStake: 4, mostConverted: 30, contribution } }]);
  });

  it('keeps bonuses of before there were terms readable', async () => {
    const id = await pay(2_590);
    const { bonus = { ...BONUS } } = (await server.store.get('deposits', id)) ?? {};
    const { hasTerms: _terms, ...old } = bonus;
    await server.change('deposits', id, { bonus: { ...old, wageredBefore: 3 } });
    await server.change('users', WHO.uid, { bonuses: undefined });
    expect(await listClaims()).toMatchObject([{ id, status: 'done', amount: 10, wagerRequired: 0 }]);
  });

  it('credits a deposit whose stored terms are out of range now, by the nearest terms', async () => {
    const id = await begin(2_590);
    const { bonus = { ...BONUS } } = (await server.store.get('deposits', id)) ?? {};
    const contribution = { slots: 250, crash: -1, mines: 100, dice: 10 };
    const wrong = { wagering: 150, contribution, expiryDays: 0.5, maxStake: 0, conversionTimes: 5_000 };
    await server.change('deposits', id, { bonus: { ...bonus, ...wrong } });
    await server.end(id);
    const counted = { ...byKind(0), slots: 100, mines: 100, dice: 10 };
    expect(await listClaims()).toMatchObject([
      { id, status: 'wagering', amount: 10, terms: { wagering: 100, contribution: counted, expiryDays: 1 } },
    ]);
  });

  it.each([{ wagering: 101 }, { wagering: -1 }, { expiryDays: 0 }, { contribution: { dice: 101 } }, { maxStake: 0 }])(
    'refuses a bonus with %p as its terms',
    async (wrong) => {
      await server.put('deposit-bonuses', { ...BONUS, ...wrong });
      expect(await server.begin(2_590, { bonusId: 'b' })).toMatchObject({ code: 'bonus_unavailable' });
    },
  );

  it('keeps the terms of the day of the claim', async () => {
    await pay(2_590);
    await server.put('deposit-bonuses', { ...BONUS, wagering: 99, title: 'Dearer' });
    expect(await listClaims()).toMatchObject([{ title: 'Karibu', wagerRequired: 300 }]);
  });

  /** Kinds of notices, without that of the phone for payouts. */
  const told = async () => (await server.kinds()).filter((kind) => kind !== 'payoutPhone');

  it('notifies the player when the bonus is credited, and not when the deposit gave no bonus', async () => {
    await pay(1_035);
    expect(await told()).toEqual(['deposit']);
    await pay(1_036);
    expect((await told()).toSorted()).toEqual(['bonus', 'deposit', 'deposit']);
  });

  it('says of free spins alone what is to be wagered for them, without a word of bonus money', async () => {
    await pay(1_036, 'spins');
    expect(await told()).toEqual(['deposit']);
    expect(await listClaims()).toMatchObject([
      { status: 'wagering', amount: 0, left: 0, freeSpins: 5, wagerRequired: 80, deposit: 8 },
    ]);
  });

  it('asks of free spins alone no more wagering for a larger deposit, on its way and when it is there', async () => {
    const least = { freeSpins: 5, wagerRequired: 80, deposit: 8 };
    const id = await begin(12_950, 'spins');
    expect(await listClaims()).toMatchObject([{ status: 'waiting', ...least }]);
    await server.end(id);
    expect(await listClaims()).toMatchObject([{ status: 'wagering', ...least }]);
  });

  it('counts all of the deposit for free spins without a least deposit', async () => {
    await server.put('deposit-bonuses', { ...BONUS, bonusPercentage: 0, minDeposit: 0 });
    await pay(12_950);
    expect(await listClaims()).toMatchObject([{ amount: 0, wagerRequired: 1_000, deposit: 100 }]);
  });

  it('lists the newest bonus first, without failed or empty bonuses or those of other players', async () => {
    await server.end(await begin(1_036), false);
    const first = await pay(1_036);
    await pay(1_035);
    await server.pay(1_036);
    const second = await pay(1_554);
    expect((await listClaims()).map(({ id }) => id)).toEqual([second, first]);
    await server.openSession({}, { uid: FRIEND });
    expect((await server.ask('/users/me/bonuses', { as: { uid: FRIEND } })).data).toEqual([]);
  });

  it('lists at most 50 bonuses', async () => {
    const claims = Array.from({ length: 55 }, (_, index): DepositRecord => ({
      id: `d${index}`,
      userId: WHO.uid,
      status: 'pending',
      amount: 1_000,
      currency: 'KES',
      paymentMethod: RAIL_NAMES[0],
      bonus: { ...BONUS, isChosen: true },
      timeline: [],
      checks: 0,
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
