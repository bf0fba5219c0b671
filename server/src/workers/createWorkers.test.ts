import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { idempotencyOf } from '../ledger/idempotency.ts';
import { openDeposit } from '../ledger/openDeposit.ts';
import { COLLECTIONS } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { LedgerScene, UID } from '../testing/LedgerScene.ts';
import { applyPushResult } from '../wallet/applyPushResult.ts';
import { createWorkers } from './createWorkers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let store: DocumentStore;
let scene: LedgerScene;
beforeEach(async () => {
  store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  scene = new LedgerScene(store);
  await scene.addPlayer();
});
afterEach(() => store.close());

/** As after a crash between the record and the call to the provider. */
const recordOnly = async (paymentMethod: 'mpesa' | 'stripe') => {
  const { deposit } = await openDeposit(scene.wallet.ctx, {
    uid: UID,
    paymentMethod,
    amountMinor: 129_500,
    currency: paymentMethod === 'mpesa' ? 'KES' : 'USD',
    ...(paymentMethod === 'mpesa' && { phoneNumber: '254712345678' }),
    idempotency: idempotencyOf(UID, 'key-0123456789', 'test', {}),
    checkAfterMs: 30_000,
  });
  return deposit;
};

describe('prompts without a callback', () => {
  it('are settled by asking', async () => {
    const { depositId } = await scene.push(12_950);
    scene.mobile.endPush(depositId);
    await scene.work(5_000);
    expect((await scene.deposit(depositId)).status).toBe('completed');
    expect((await scene.account()).balanceCents).toBe(10_000);
  });

  it('get the receipt of a callback that comes after it', async () => {
    const { depositId } = await scene.push(12_950);
    const result = scene.mobile.endPush(depositId);
    await scene.work(5_000);
    await applyPushResult(scene.wallet.ctx, depositId, result);
    expect((await scene.deposit(depositId)).receipt).toBe(result.receipt);
    expect((await scene.account()).balanceCents).toBe(10_000);
  });

  it('fail with the reason that asking tells', async () => {
    const { depositId } = await scene.push(500);
    scene.mobile.endPush(depositId, 1037);
    await scene.work(5_000);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });

  it('are unknown after a while, and a matter for a person after a day, never failed', async () => {
    const { depositId } = await scene.push(500);
    await scene.work(5_000);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'processing', isOutcomeUnknown: false });
    await scene.work(2 * MINUTE);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    await scene.work(DAY);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'timed_out' });
    await scene.endPush(depositId);
    expect((await scene.deposit(depositId)).status).toBe('completed');
  });

  it('are asked for less and less often', async () => {
    const { depositId } = await scene.push(500);
    const gaps: number[] = [];
    for (let check = 0; check < 6; check += 1) {
      const { nextCheckAt = '' } = await scene.deposit(depositId);
      const gap = Date.parse(nextCheckAt) - scene.wallet.ctx.now();
      gaps.push(gap);
      await scene.work(gap);
    }
    expect(gaps).toEqual([5_000, 5_000, 10_000, 15_000, 30_000, 60_000]);
  });

  it('are never sent again after a crash, yet found by their callback and a query', async () => {
    const { id } = await recordOnly('mpesa');
    await scene.work(DAY / 2);
    expect(scene.mobile.prompts.size).toBe(0);
    await scene.mobile.push({ depositId: id, msisdn: '254712345678', amountKes: 1_295, reference: 'R' });
    await scene.endPush(id);
    expect(await scene.deposit(id)).toMatchObject({ status: 'completed', creditedCents: 1_000 });
  });

  it('are settled by a query later when the claim of a callback could not be checked', async () => {
    const { id } = await recordOnly('mpesa');
    await scene.mobile.push({ depositId: id, msisdn: '254712345678', amountKes: 1_295, reference: 'R' });
    scene.mobile.queryFaults.add('unavailable');
    await scene.endPush(id);
    expect((await scene.deposit(id)).status).toBe('pending');
    await scene.work(MINUTE);
    expect(await scene.deposit(id)).toMatchObject({ status: 'completed', creditedCents: 1_000 });
  });
});

describe('claims of callbacks', () => {
  it('wait for the provider, and are asked about soon', async () => {
    const { depositId } = await scene.push(12_950);
    const result = scene.mobile.endPush(depositId);
    const prompt = scene.mobile.prompts.get(depositId);
    delete prompt?.result;
    await applyPushResult(scene.wallet.ctx, depositId, result);
    expect((await scene.deposit(depositId)).status).toBe('processing');
    if (prompt) prompt.result = result;
    await scene.work(500);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'completed', receipt: result.receipt });
  });

  it('keep their amount until then', async () => {
    const { depositId } = await scene.push(12_950);
    scene.mobile.queryFaults.add('unavailable');
    await applyPushResult(scene.wallet.ctx, depositId, { ...scene.mobile.endPush(depositId), amountKes: 50 });
    await scene.work(MINUTE);
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'amount_mismatch' });
  });

  it('of a payment that failed are asked about as a record of their own', async () => {
    const { depositId } = await scene.push(12_950);
    await scene.endPush(depositId, 1032);
    scene.mobile.queryFaults.add('unavailable', 'unavailable');
    const result = scene.mobile.endPush(depositId);
    await applyPushResult(scene.wallet.ctx, depositId, result);
    await applyPushResult(scene.wallet.ctx, depositId, result);
    expect((await scene.deposit(`${depositId}-late`)).status).toBe('processing');
    await scene.work(MINUTE);
    expect(await scene.deposit(`${depositId}-late`)).toMatchObject({ status: 'completed', receipt: result.receipt });
  });
});

describe('card payments', () => {
  it('are settled without a webhook', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    scene.card.pay(paymentIntentId);
    await scene.work(30_000);
    expect((await scene.deposit(depositId)).status).toBe('completed');
  });

  it('that nobody finished are cancelled at the provider, then failed', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    await scene.work(29 * MINUTE);
    expect((await scene.deposit(depositId)).status).toBe('pending');
    await scene.work(12 * MINUTE);
    expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
    expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'abandoned' });
  });

  it('whose preparation was lost in a crash are found and cancelled', async () => {
    const { id } = await recordOnly('stripe');
    await scene.work(31 * MINUTE);
    expect(await scene.deposit(id)).toMatchObject({ status: 'failed', reason: 'abandoned' });
    expect([...scene.card.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
  });

  it('stay open while the provider cannot be asked', async () => {
    const { paymentIntentId, depositId } = await scene.intent(25);
    scene.card.pay(paymentIntentId);
    scene.card.readFaults.add('unavailable', 'lostBefore');
    await scene.work(MINUTE);
    expect((await scene.deposit(depositId)).status).toBe('pending');
    await scene.work(MINUTE);
    await scene.work(MINUTE * 5);
    expect((await scene.deposit(depositId)).status).toBe('completed');
  });
});

describe('payouts', () => {
  beforeEach(async () => {
    await scene.payMobile(12_950);
    await scene.payCard(15);
    await scene.payCard(15);
  });

  it('are sent once by two machines', async () => {
    const other = createWorkers(scene.wallet.ctx);
    await Promise.all(Array.from({ length: 8 }, () => scene.withdraw(10)));
    await Promise.all([scene.work(), other.runOnce()]);
    await Promise.all([scene.work(), other.runOnce()]);
    expect(scene.mobile.payoutCalls.toSorted()).toEqual([...scene.mobile.payouts.keys()].toSorted());
    expect(scene.mobile.payouts.size).toBe(8);
  });

  it('are sent again under the same id when the answer was lost', async () => {
    scene.mobile.payoutFaults.add('lostAfter');
    const { id } = await scene.withdraw(10);
    await scene.work();
    await scene.work(MINUTE);
    expect(scene.mobile.payoutCalls).toEqual([id, id]);
    expect(scene.mobile.payouts.size).toBe(1);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: false });
    await scene.work(MINUTE);
    expect(scene.mobile.asked).toEqual([id]);
  });

  it('that the provider refuses give the money back', async () => {
    scene.mobile.refusedPhones.add('254712345678');
    const { id } = await scene.withdraw(10);
    await scene.work();
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'payout_failed' });
    expect(await scene.account()).toMatchObject({ balanceCents: 13_000, heldCents: 0 });
  });

  it.each(['lostBefore', 'lostAfter'] as const)('that were %s are not given back by a later refusal', async (fault) => {
    scene.mobile.payoutFaults.add(fault);
    const { id } = await scene.withdraw(10);
    await scene.work();
    scene.mobile.refusedPhones.add('254712345678');
    await scene.work(MINUTE);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    expect(scene.mobile.asked).toEqual([id]);
    expect(await scene.account()).toMatchObject({ balanceCents: 13_000, heldCents: 1_000 });
  });

  it('that a process sent before it died are not given back by a later refusal', async () => {
    const { id } = await scene.withdraw(10);
    jest.spyOn(scene.mobile, 'payOut').mockImplementationOnce(async (ask) => {
      scene.mobile.payouts.set(ask.withdrawalId, ask);
      return new Promise(() => undefined);
    });
    void scene.work();
    while (!scene.mobile.payouts.has(id)) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'pending' });
    scene.mobile.refusedPhones.add('254712345678');
    await scene.work(10 * MINUTE);
    expect(scene.mobile.payoutCalls).toEqual([id]);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    expect((await scene.account()).heldCents).toBe(1_000);
    expect(scene.mobile.asked).toEqual([id]);
  });

  it('that were never sent are given back by a refusal', async () => {
    scene.mobile.payoutFaults.add('unavailable');
    const { id } = await scene.withdraw(10);
    await scene.work();
    scene.mobile.refusedPhones.add('254712345678');
    await scene.work(MINUTE);
    expect((await scene.withdrawal(id)).status).toBe('failed');
    expect((await scene.account()).heldCents).toBe(0);
  });

  it('whose end nobody tells are unknown after a while, and a matter for a person after a day', async () => {
    const { id } = await scene.withdraw(10);
    await scene.work();
    await scene.work(9 * MINUTE);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: false });
    await scene.work(10 * MINUTE);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
    await scene.work(DAY);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'review', reason: 'timed_out' });
    expect((await scene.account()).heldCents).toBe(1_000);
    await scene.endPayout(id);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('to cards are looked for before a key is used that the provider may have forgotten', async () => {
    scene.card.refundFaults.add('lostAfter');
    const { id } = await scene.withdraw(10, { methodId: 'card' });
    await scene.work();
    scene.card.forgetKeys();
    await scene.work(DAY);
    expect(scene.card.refunds.size).toBe(1);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('to cards are sent late when there is no such refund', async () => {
    scene.card.refundFaults.add('lostBefore');
    const { id } = await scene.withdraw(10, { methodId: 'card' });
    await scene.work();
    await scene.work(DAY);
    expect(scene.card.refunds.size).toBe(1);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('to cards are refunds of the oldest payments first', async () => {
    const { id } = await scene.withdraw(20, { methodId: 'card' });
    await scene.work();
    expect((await scene.withdrawal(id)).parts).toMatchObject([
      { amountCents: 1_500, status: 'succeeded' },
      { amountCents: 500, status: 'succeeded' },
    ]);
    expect((await scene.withdrawal(id)).status).toBe('completed');
    expect(await scene.withdraw(10.01, { methodId: 'card' })).toMatchObject({ reason: 'above_method_limit' });
  });

  it('to cards wait for refunds that are pending', async () => {
    scene.card.refundStatus = 'pending';
    const { id } = await scene.withdraw(15, { methodId: 'card' });
    await scene.work();
    expect((await scene.withdrawal(id)).status).toBe('processing');
    const [refund] = [...scene.card.refunds.values()];
    scene.card.endRefund(refund?.refundId ?? '', 'succeeded');
    await scene.work(MINUTE);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('to cards that are all refused give money and cards back', async () => {
    for (const intent of scene.card.intents.keys()) scene.card.unrefundable.add(intent);
    const { id } = await scene.withdraw(30, { methodId: 'card' });
    await scene.work();
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'payout_failed' });
    expect(await scene.account()).toMatchObject({ heldCents: 0 });
    expect(await scene.withdraw(30, { methodId: 'card' })).toMatchObject({ success: true });
  });
});

describe('workers that run', () => {
  it('pay out as soon as they are nudged, and end when they are told to', async () => {
    await scene.payMobile(12_950);
    scene.wallet.workers.start();
    const { id } = await scene.withdraw(10);
    while ((await scene.withdrawal(id)).status === 'pending') await new Promise((resolve) => setTimeout(resolve, 1));
    await scene.wallet.workers.stop();
    const { id: later } = await scene.withdraw(10);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await scene.withdrawal(later)).status).toBe('pending');
  });
});
