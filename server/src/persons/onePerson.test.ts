/** Through the server's HTTP: what several accounts of one person can do together. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { listWithdrawalMethods, type PayoutTerms } from '../ledger/index.ts';
import { decideReview } from '../wallet/reviews.ts';
import type { LedgerScene } from '../testing/LedgerScene.ts';
import { openLedgerScene } from '../testing/openLedgerScene.ts';
import { OPEN_PAYOUTS } from '../testing/openPayouts.ts';
import { openPlayScene, type PlayScene } from '../testing/PlayScene.ts';
import { MOST_ACCOUNTS, personOf } from './person.ts';

const PHONE = '254711222333';
const DAY_MS = 86_400_000;
const DICE = { side: 'under', target: 96 };

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 0 });
});
afterEach(() => scene.close());

const signIn = (uid: string, phone?: string) =>
  scene.server.ask('/users/session', {
    method: 'POST',
    body: { currency: 'KES', deviceId: `browser-of-${uid}-0123`, consent: { isAdult: true, hasAcceptedTerms: true } },
    as: { uid, claims: phone === undefined ? {} : { phone_number: `+${phone}` } },
  });

async function payBy(
  phoneNumber: string,
  uid: string,
  { amount = 500, ...asked }: { amount?: number; bonusId?: string } = {},
) {
  const begun = await scene.server.post('/mpesa/stk-push', { amount, phoneNumber, ...asked }, { uid });
  if (begun.status === 200) await scene.server.end((begun.data as { depositId: string }).depositId);
  return begun;
}

const accountsOf = async (uid: string) => (await personOf(scene.server.store, uid)).accounts.toSorted();
const post = (path: string, body: object, uid: string) => scene.server.post(path, body, { uid });
const withdraw = (uid: string, amount: number) => post('/wallet/withdrawals', { amount, methodId: 'mpesa' }, uid);

/** Two accounts that have met: the second one has paid with the phone by which the first one signs in. */
async function twoAccounts(): Promise<void> {
  await signIn('ann', PHONE);
  await signIn('bob', '254700000002');
  await payBy(PHONE, 'bob');
}

describe('accounts', () => {
  it('are one person’s when they sign in by the same phone, or one has paid with the phone or card of the other', async () => {
    await signIn('ann', PHONE);
    await signIn('bob', PHONE);
    await signIn('cat', '254700000003');
    await signIn('dan', '254700000004');
    expect(await accountsOf('ann')).toEqual(['ann', 'bob']);
    await scene.server.payCard(1_500, 'cat');
    await scene.server.payCard(1_500, 'dan');
    expect(await accountsOf('dan')).toEqual(['cat', 'dan']);
    await payBy(PHONE, 'dan');
    for (const uid of ['ann', 'bob', 'cat', 'dan']) expect(await accountsOf(uid)).toEqual(['ann', 'bob', 'cat', 'dan']);
  });

  it('keep their money, bonuses and rounds when they meet', async () => {
    await scene.server.put('deposit-bonuses', {
      ...{ id: 'match', title: 'Match', bonusPercentage: 50, minDeposit: 100, maxBonus: 5_000, mostPerPlayer: 1 },
    });
    await signIn('ann', PHONE);
    await signIn('bob', '254700000002');
    await payBy(PHONE, 'ann', { bonusId: 'match' });
    await payBy('254700000002', 'bob', { bonusId: 'match' });
    await scene.open('mines', 'bob');
    await scene.bet(20, { choice: { mines: 1 } });
    const before = [await scene.balance('ann'), await scene.balance('bob')];
    await payBy(PHONE, 'bob', { amount: 100 });
    expect(await accountsOf('bob')).toEqual(['ann', 'bob']);
    const [ann, bob] = [await scene.refreshed('ann'), await scene.refreshed('bob')];
    expect([ann, { ...bob, balance: bob.balance - 100, available: bob.available - 100 }]).toEqual(before);
    for (const uid of ['ann', 'bob'])
      expect((await scene.server.store.get('users', uid))?.bonuses).toMatchObject([{ leftCents: 25_000 }]);
  });

  it('beyond the most of a person pay out, and are closed for deposits, games and offers', async () => {
    await scene.server.put('deposit-bonuses', { id: 'any', title: 'Any', bonusPercentage: 50, minDeposit: 100 });
    const phoneOf = (number: number) => `2547000001${String(number).padStart(2, '0')}`;
    for (let number = 0; number < MOST_ACCOUNTS; number += 1) {
      await signIn(`uid-${number}`, phoneOf(number));
      await payBy(PHONE, `uid-${number}`);
    }
    const last = `uid-${MOST_ACCOUNTS}`;
    await signIn(last, phoneOf(MOST_ACCOUNTS));
    await payBy(phoneOf(MOST_ACCOUNTS), last);
    expect(await payBy(PHONE, last, { bonusId: 'any' })).toMatchObject({ status: 403, code: 'too_many_accounts' });
    expect(await accountsOf(last)).toEqual([last]);
    await signIn(last, PHONE);
    expect(await accountsOf('uid-0')).toHaveLength(MOST_ACCOUNTS);
    expect(await payBy(PHONE, last)).toMatchObject({ status: 403, code: 'too_many_accounts' });
    const opened = await scene.server.ask('/games/dice/open', {
      method: 'POST',
      body: { mode: 'money' },
      as: { uid: last },
    });
    expect(opened).toMatchObject({ status: 403, code: 'too_many_accounts' });
    expect(await post('/users/me/wheel/turn', {}, last)).toMatchObject({ status: 403, code: 'too_many_accounts' });
    const { data } = await scene.server.ask('/wallet/methods', { as: { uid: last } });
    expect(data).toMatchObject([{ canWithdraw: true }]);
    expect(await payBy(PHONE, 'uid-3')).toMatchObject({ status: 200 });
  });
});

describe('a break', () => {
  it.each([
    ['time-out', { hours: 24 }, 'time_out'],
    ['self-exclusion', { months: 6 }, 'self_excluded'],
  ])('of one account (%s) closes deposits, games, bets, wheel and market of the others', async (kind, body, code) => {
    await twoAccounts();
    await scene.open('dice', 'bob');
    await scene.server.ask(`/gaming/${kind}`, { method: 'POST', body, as: { uid: 'ann' } });
    const refused = { status: 403, code };
    expect(await payBy('254700000002', 'bob')).toMatchObject(refused);
    expect(await scene.server.post('/stripe/payment-intent', { amount: 500 }, { uid: 'bob' })).toMatchObject(refused);
    expect(await scene.bet(20, { choice: DICE })).toMatchObject(refused);
    for (const mode of ['money', 'demo']) {
      const opening = { method: 'POST', body: { mode }, as: { uid: 'bob' } } as const;
      expect(await scene.server.ask('/games/dice/open', opening)).toMatchObject(refused);
    }
    expect(await post('/users/me/wheel/turn', {}, 'bob')).toMatchObject(refused);
    const bought = await post('/users/me/market', { itemId: 'x', price: 1, shelf: 'boxes' }, 'bob');
    expect(bought).toMatchObject(refused);
    expect(bought.body).toContain('another account with your phone or card');
    expect(await withdraw('bob', 500)).toMatchObject({ status: 200, data: { success: true } });
  });

  it('of one account lets a round of another be cashed out, and not be risked further', async () => {
    await twoAccounts();
    await scene.open('mines', 'bob');
    const { data } = await scene.bet(20, { choice: { mines: 1 } });
    const { mines = [] } = (await scene.server.store.get('rounds', data.roundId))?.drawn as { mines?: number[] };
    const [first, second] = [0, 1, 2].filter((tile) => !mines.includes(tile));
    await scene.step(data.roundId, { action: 'open', tile: first });
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 }, as: { uid: 'ann' } });
    expect(await scene.step(data.roundId, { action: 'open', tile: second })).toMatchObject({ status: 403 });
    expect(await scene.step(data.roundId, { action: 'cashOut' })).toMatchObject({ status: 200 });
  });
});

describe('the own limits of a person', () => {
  const limit = (uid: string, kind: string, value: number) =>
    scene.server.ask('/play/limits', { method: 'POST', body: { kind, value }, as: { uid } });
  const betAs = async (uid: string, stake: number) => {
    await scene.open('dice', uid);
    return scene.bet(stake, { betId: randomUUID(), choice: DICE });
  };

  it('hold in every account for what all have lost, without a word of the other account’s numbers', async () => {
    await twoAccounts();
    await payBy(PHONE, 'ann');
    await limit('ann', 'lossDay', 100);
    await scene.server.store.transaction('ann', async (tx) => {
      const play = await tx.get('play', 'ann');
      if (play) tx.set('play', { ...play, days: { '2026-11-02': { stakedCents: 8_000, wonCents: 0, playedMs: 0 } } });
    });
    const refused = await betAs('bob', 21);
    expect(refused).toMatchObject({ status: 403, code: 'loss_limit' });
    expect(refused.message).not.toMatch(/\d/);
    expect(await betAs('bob', 20)).toMatchObject({ status: 200 });
    await limit('bob', 'lossDay', 90);
    expect(await betAs('bob', 20)).toMatchObject({ status: 403, code: 'loss_limit' });
  });

  it.each([
    ['stake', 30, 'stake_limit'],
    ['timeDay', 10, 'time_limit'],
  ])('hold for %s, too', async (kind, value, code) => {
    await twoAccounts();
    await payBy(PHONE, 'ann');
    await limit('ann', kind, value);
    await scene.server.store.transaction('ann', async (tx) => {
      const play = await tx.get('play', 'ann');
      const today = { stakedCents: 0, wonCents: 0, playedMs: 600_000 };
      if (play) tx.set('play', { ...play, days: { '2026-11-02': today } });
    });
    expect(await betAs('bob', 40)).toMatchObject({ status: 403, code });
  });
});

describe('an offer', () => {
  it('once for a player is once for all accounts of a person, and so is one a day', async () => {
    const terms = { bonusPercentage: 50, minDeposit: 100, maxBonus: 5_000 };
    await scene.server.put('deposit-bonuses', { ...terms, id: 'once', title: 'Once', mostPerPlayer: 1 });
    await scene.server.put('deposit-bonuses', { ...terms, id: 'daily', title: 'Daily', mostPerDay: 1 });
    await scene.server.put('deposit-bonuses', { ...terms, id: 'first', title: 'First', audience: 'first' });
    await twoAccounts();
    for (const bonusId of ['once', 'daily']) {
      expect(await payBy(PHONE, 'ann', { bonusId })).toMatchObject({ status: 200 });
      expect(await payBy('254700000002', 'bob', { bonusId })).toMatchObject({ status: 409, code: 'bonus_used' });
      scene.pass(DAY_MS);
    }
    expect(await payBy(PHONE, 'ann', { bonusId: 'first' })).toMatchObject({ code: 'bonus_other_players' });
    // These are known as accounts of the person only by the deposit itself.
    for (const bonusId of ['once', 'first']) {
      await signIn(bonusId, `2547000004${bonusId.length}0`);
      expect(await payBy(PHONE, bonusId, { bonusId })).toMatchObject({ status: 200 });
      expect(await scene.balance(bonusId)).toMatchObject({ balance: 500, bonusBalance: 0 });
    }
    expect(await payBy('254700000002', 'bob', { bonusId: 'daily' })).toMatchObject({ status: 200 });
  });
});

describe('payouts', () => {
  let ledger: LedgerScene;
  const terms = (given: Partial<PayoutTerms>) =>
    Object.assign(ledger.services.ctx, { payouts: { ...OPEN_PAYOUTS, ...given } });
  beforeEach(async () => {
    ledger = await openLedgerScene();
    await ledger.addPlayer('ann', 'KES', { phoneNumber: `+${PHONE}` });
    await ledger.addPlayer('bob', 'KES', { phoneNumber: '+254700000002' });
    await ledger.payMpesa(1_000, { uid: 'ann', phone: PHONE });
    await ledger.payMpesa(1_000, { uid: 'bob', phone: PHONE });
  });
  afterEach(() => ledger.store.close());
  const payOut = (uid: string, amount: number) => ledger.withdraw(amount, { uid, methodId: 'mpesa' });

  it('of a day are counted for all accounts of a person together', async () => {
    terms({ perDay: 2 });
    for (const uid of ['ann', 'bob']) expect(await payOut(uid, 200)).toMatchObject({ success: true });
    expect(await payOut('ann', 200)).toMatchObject({ success: false });
    terms({ kesPerDay: 500 });
    expect(await payOut('bob', 150)).toMatchObject({ success: false });
    expect(await payOut('ann', 100)).toMatchObject({ success: true });
  });

  it('are looked at by a person when all accounts together come to the line', async () => {
    terms({ firstReviewKes: 500 });
    const first = await payOut('ann', 300);
    expect([first.success, first.reason]).toEqual([true, undefined]);
    expect(await payOut('bob', 300)).toMatchObject({ success: true, reason: 'first_payout' });
    await ledger.work();
    await ledger.arrive(first.id);
    expect(await payOut('bob', 200)).toMatchObject({ reason: 'first_payout' });
  });

  it('are looked at by a person while deposits of all accounts were not played, which the player reads before', async () => {
    terms({ unplayedReviewKes: 2_000 });
    const methods = () => listWithdrawalMethods(ledger.services.ctx, 'bob');
    expect((await methods())[0]).toMatchObject({ unplayed: 2_000 });
    const waiting = await payOut('bob', 100);
    expect(waiting).toMatchObject({ success: true, reason: 'unplayed' });
    await decideReview(ledger.services.ctx, waiting.id, { decision: 'release' });
    const ann = await ledger.store.get('users', 'ann');
    await ledger.put('users', { ...ann, id: 'ann', unplayedCents: 99_900 });
    expect((await methods())[0]?.unplayed).toBeUndefined();
    const free = await payOut('bob', 100);
    expect([free.success, free.reason]).toEqual([true, undefined]);
  });

  it('of deposits that were not played are looked at once: what is paid out is not there to be played', async () => {
    terms({ unplayedReviewKes: 1_900 });
    const waiting = await payOut('bob', 200);
    expect(waiting.reason).toBe('unplayed');
    await decideReview(ledger.services.ctx, waiting.id, { decision: 'release' });
    await ledger.work();
    await ledger.arrive(waiting.id);
    expect((await payOut('bob', 200)).reason).toBeUndefined();
  });

  it('wait while another account of the person has a debt, and go on once it is paid', async () => {
    const ann = await ledger.store.get('users', 'ann');
    await ledger.put('users', { ...ann, id: 'ann', balance: -5 });
    const { id, ...answer } = await payOut('bob', 300);
    expect(answer).toMatchObject({ success: true, reason: 'disputed' });
    expect((await ledger.withdrawal(id)).status).toBe('review');
    await ledger.payMpesa(100, { uid: 'ann', phone: PHONE });
    await ledger.work();
    expect((await ledger.withdrawal(id)).status).toBe('processing');
  });
});
