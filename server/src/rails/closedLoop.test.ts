/** Money goes back the way it came; what is won goes to the player's own verified phone. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listWithdrawalMethods } from '../ledger/index.ts';
import { type LedgerScene, UID } from '../testing/LedgerScene.ts';
import { openLedgerScene } from '../testing/openLedgerScene.ts';
import { winMoney } from '../testing/winMoney.ts';

const OWN = '0712345678';
const STRANGE = '0722000111';
const HOUR = 3_600_000;

let scene: LedgerScene;
beforeEach(async () => {
  scene = await openLedgerScene();
  await scene.put('users', { id: UID, uid: UID, phoneNumber: '+254712345678', currency: 'KES', balance: 0 });
});
afterEach(() => scene.store.close());

const methods = () => listWithdrawalMethods(scene.services.ctx, UID);
const shown = async () =>
  (await methods()).map(({ id, details, maxAmount, owed, isForWinnings }) => [
    id,
    details,
    maxAmount,
    owed,
    isForWinnings,
  ]);
const to = async (details: string) => (await methods()).find((method) => method.details === details)?.destination;
const withdrawTo = async (details: string, amount: number) =>
  scene.withdraw(amount, { destination: await to(details) });
const msisdns = () => [...scene.mpesa.payouts.values()].map(({ msisdn, amountKes }) => [msisdn, amountKes]);

describe('the way out', () => {
  it('of card money is not a phone that paid a little', async () => {
    await scene.payCard(500_000);
    await scene.payMpesa(100, { phone: STRANGE });
    expect(await scene.withdraw(499_800)).toMatchObject({ success: false, reason: 'above_method_limit' });
    expect(await scene.withdraw(101)).toMatchObject({ success: false, reason: 'above_method_limit' });
    expect(await scene.withdraw(100)).toMatchObject({ success: true });
    expect(await scene.withdraw(100)).toMatchObject({ success: false });
    await scene.work();
    expect(msisdns()).toEqual([['254722000111', 100]]);
    expect(await scene.withdraw(500_000, { methodId: 'card' })).toMatchObject({ success: true });
  });

  it('is each phone for what it paid, less what went back to it', async () => {
    await scene.payMpesa(500, { phone: OWN });
    await scene.payMpesa(300, { phone: STRANGE });
    expect(await shown()).toEqual([
      ['mpesa', '0712 ••• 678', 500, 500, true],
      ['mpesa', '0722 ••• 111', 300, 300, false],
    ]);
    await withdrawTo('0722 ••• 111', 200);
    expect(await withdrawTo('0722 ••• 111', 101)).toMatchObject({ reason: 'above_method_limit' });
    expect(await withdrawTo('0712 ••• 678', 501)).toMatchObject({ reason: 'above_method_limit' });
    expect(await withdrawTo('0712 ••• 678', 500)).toMatchObject({ success: true });
    await scene.work();
    expect(msisdns()).toEqual([
      ['254722000111', 200],
      ['254712345678', 500],
    ]);
  });

  it('counts money of a failed payout as not gone back', async () => {
    await scene.payMpesa(300, { phone: STRANGE });
    scene.mpesa.refusedPhones.add('254722000111');
    const { id } = await scene.withdraw(300);
    expect(await shown()).toEqual([['mpesa', '0722 ••• 111', 0, 0, false]]);
    await scene.work();
    expect((await scene.withdrawal(id)).status).toBe('failed');
    expect(await shown()).toEqual([['mpesa', '0722 ••• 111', 300, 300, false]]);
  });

  it("of won money is the player's own phone, also when a card paid", async () => {
    await scene.payCard(1_000);
    expect(await shown()).toEqual([['card', '•••• 4242', 1_000, 1_000, false]]);
    await winMoney(scene, 4_000);
    expect(await shown()).toEqual([
      ['card', '•••• 4242', 1_000, 1_000, false],
      ['mpesa', '0712 ••• 678', 4_000, 0, true],
    ]);
    expect(await scene.withdraw(4_001)).toMatchObject({ reason: 'above_method_limit' });
    expect(await scene.withdraw(4_000)).toMatchObject({ success: true });
    await scene.work();
    expect(msisdns()).toEqual([['254712345678', 4_000]]);
  });

  it('of won money is no phone without a verified one', async () => {
    await scene.put('users', { id: UID, uid: UID, currency: 'KES', balance: 0 });
    await scene.payMpesa(500, { phone: STRANGE });
    await winMoney(scene, 4_000);
    expect(await shown()).toEqual([['mpesa', '0722 ••• 111', 500, 500, false]]);
    expect(await scene.withdraw(501)).toMatchObject({ reason: 'above_method_limit' });
  });

  it('is the player’s own phone for a rest that is below the least withdrawal', async () => {
    await scene.payMpesa(150, { phone: STRANGE });
    await scene.withdraw(100);
    expect(await shown()).toContainEqual(['mpesa', '0712 ••• 678', 50, 0, true]);
  });

  it('is 20 phones that paid at most, and the player’s own for what came from others at the same time', async () => {
    const begun = [];
    for (let place = 10; place < 32; place += 1) begun.push(await scene.push(100, { phone: `07330000${place}` }));
    for (const { depositId } of begun) await scene.endPush(depositId);
    const found = await shown();
    expect(found).toHaveLength(21);
    expect(found).toContainEqual(['mpesa', '0712 ••• 678', 200, 0, true]);
    expect(found.filter(([, , most]) => most === 100)).toHaveLength(20);
  });

  it('of many card payments is the oldest 50 at once, and all of them one after the other', async () => {
    for (let place = 1; place <= 52; place += 1) await scene.payCard(200);
    expect(await shown()).toEqual([['card', '•••• 4242', 10_000, 10_400, false]]);
    expect(await scene.withdraw(10_001, { methodId: 'card' })).toMatchObject({ reason: 'above_method_limit' });
    expect(await scene.withdraw(10_000, { methodId: 'card' })).toMatchObject({ success: true });
    expect(await shown()).toEqual([['card', '•••• 4242', 400, 400, false]]);
    expect(await scene.withdraw(400, { methodId: 'card' })).toMatchObject({ success: true });
  });

  it('is refused for a destination of another player or none', async () => {
    await scene.payMpesa(500, { phone: OWN });
    for (const destination of ['none', 'users/x', '254712345678'])
      expect(await scene.withdraw(100, { destination })).toMatchObject({ reason: 'method_unavailable' });
  });
});

describe('a new phone', () => {
  beforeEach(() => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, newPhoneMs: 24 * HOUR };
  });

  it('is announced, and its payouts wait', async () => {
    await scene.payMpesa(500, { phone: STRANGE });
    await scene.payMpesa(500, { phone: STRANGE });
    const notices = await scene.store.find('notifications', { where: [['userId', '==', UID]] });
    expect(notices.filter(({ kind }) => kind === 'payoutPhone')).toMatchObject([
      { to: expect.stringContaining(' ••• ') },
    ]);
    const answer = await scene.withdraw(500);
    expect(answer).toMatchObject({ success: true, reason: 'new_destination' });
    expect(answer.message).toMatch(/The phone is new here, so we send it after .* \(Nairobi time\)\.$/);
    await scene.work(23 * HOUR);
    expect(scene.mpesa.payouts.size).toBe(0);
    expect(await scene.withdrawal(answer.id)).toMatchObject({ status: 'pending', reason: 'new_destination' });
    await scene.work(HOUR);
    await scene.endPayout(answer.id);
    expect(await scene.withdrawal(answer.id)).toMatchObject({ status: 'completed' });
    expect(await scene.withdraw(100)).toMatchObject({ success: true, reason: undefined });
  });

  it('does not go to review as unanswered, after it has waited', async () => {
    await scene.payMpesa(500, { phone: STRANGE });
    const { id } = await scene.withdraw(500);
    await scene.work(25 * HOUR);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing' });
  });

  it('is not the phone of the sign-in, which is paid at once', async () => {
    await scene.payMpesa(100, { phone: OWN });
    const { id, reason } = await scene.withdraw(100);
    expect(reason).toBeUndefined();
    await scene.work();
    await scene.endPayout(id);
    expect((await scene.account()).balanceCents).toBe(0);
  });

  it('is one that came to the sign-in later', async () => {
    const phoneSince = new Date(scene.services.ctx.now()).toISOString();
    await scene.put('users', { id: UID, uid: UID, phoneNumber: '+254712345678', phoneSince, currency: 'KES' });
    await scene.payMpesa(100, { phone: OWN });
    expect(await scene.withdraw(100)).toMatchObject({ reason: 'new_destination' });
    expect(await methods()).toMatchObject([{ waitsUntil: '2026-11-22T09:00:00.000Z' }]);
  });
});

describe('the limits of a day', () => {
  const limit = (terms: Partial<LedgerScene['services']['ctx']['payouts']>) =>
    Object.assign(scene.services.ctx, { payouts: { ...scene.services.ctx.payouts, ...terms } });

  it('count withdrawals, and begin again after 24 hours', async () => {
    limit({ perDay: 2 });
    await scene.payMpesa(1_000, { phone: OWN });
    await scene.withdraw(5_000);
    await scene.withdraw(100);
    await scene.withdraw(100);
    expect(await scene.withdraw(100)).toMatchObject({ success: false, reason: 'above_day_limit' });
    expect(await methods()).toMatchObject([{ canWithdraw: false, maxAmount: 0 }]);
    scene.wait(24 * HOUR);
    expect(await scene.withdraw(100)).toMatchObject({ success: true });
  });

  it('count their sum, by all methods', async () => {
    limit({ kesPerDay: 600 });
    await scene.payCard(500);
    await scene.payMpesa(500, { phone: OWN });
    await scene.withdraw(400, { methodId: 'card' });
    expect(await scene.withdraw(201)).toMatchObject({ reason: 'above_day_limit' });
    expect(await methods()).toMatchObject([{ maxAmount: 100 }, { maxAmount: 200 }]);
    expect(await scene.withdraw(200)).toMatchObject({ success: true });
  });
});
