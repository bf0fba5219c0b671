import { beforeEach, describe, expect, it } from '@jest/globals';
import { refundsOf } from '../../store/records/withdrawal.ts';
import { scene, useLedgerScene } from '../../testing/useLedgerScene.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

useLedgerScene();

describe('card payouts', () => {
  beforeEach(async () => {
    await scene.payCard(15);
    await scene.payCard(15);
  });

  it('are searched at the provider before an old key is used that the provider may have forgotten', async () => {
    scene.card.refundFaults.add('lostAfter');
    const { id } = await scene.withdraw(10, { methodId: 'card' });
    await scene.work();
    scene.card.forgetKeys();
    await scene.work(DAY);
    expect(scene.card.refunds.size).toBe(1);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('are sent late when the provider has no such refund', async () => {
    scene.card.refundFaults.add('lostBefore');
    const { id } = await scene.withdraw(10, { methodId: 'card' });
    await scene.work();
    await scene.work(DAY);
    expect(scene.card.refunds.size).toBe(1);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('are refunds of the oldest payments first', async () => {
    const { id } = await scene.withdraw(20, { methodId: 'card' });
    await scene.work();
    expect(refundsOf(await scene.withdrawal(id))).toMatchObject([
      { amountCents: 1_500, status: 'succeeded' },
      { amountCents: 500, status: 'succeeded' },
    ]);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('wait for pending refunds', async () => {
    scene.card.refundStatus = 'pending';
    const { id } = await scene.withdraw(15, { methodId: 'card' });
    await scene.work();
    expect((await scene.withdrawal(id)).status).toBe('processing');
    const [refund] = [...scene.card.refunds.values()];
    scene.card.endRefund(refund?.refundId ?? '', 'succeeded');
    await scene.work(MINUTE);
    expect((await scene.withdrawal(id)).status).toBe('completed');
  });

  it('that are all refused return the money to the balance and to the amount that the cards can take', async () => {
    for (const intent of scene.card.intents.keys()) scene.card.unrefundable.add(intent);
    const { id } = await scene.withdraw(30, { methodId: 'card' });
    await scene.work();
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'payout_failed' });
    expect(await scene.account()).toMatchObject({ heldCents: 0 });
    expect(await scene.withdraw(30, { methodId: 'card' })).toMatchObject({ success: true });
  });
});
