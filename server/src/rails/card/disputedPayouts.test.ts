/** A card payment is disputed while money of the player is on its way out. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { decideReview } from '../../operator/reviews.ts';
import { UID } from '../../testing/LedgerScene.ts';
import { applyRefund, payOutCard } from './payOutCard.ts';
import { expectSameSums, paymentIntentId, scene, tell, toCard, usePaidCard } from './disputes.testTools.ts';
import { isCardPayout } from './records.ts';

usePaidCard();

describe('a payout at the time of a dispute', () => {
  beforeEach(async () => {
    await scene.pay(12_950);
  });

  it('of a first sum that a person looks at is not sent by the end of the dispute', async () => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    await tell('open');
    const { id, reason } = await scene.withdraw(20, { methodId: 'mpesa' });
    expect(reason).toBe('first_payout');
    await tell('won');
    await scene.work();
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'review', reason: 'first_payout' });
  });

  it('is let go by a person only after the bank has decided', async () => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    const { id } = await scene.withdraw(20, { methodId: 'mpesa' });
    await tell('open');
    await expect(decideReview(scene.services.ctx, id, { decision: 'release' })).rejects.toMatchObject({
      code: 'still_disputed',
    });
    await scene.work();
    expect(scene.sent()).toEqual([]);
    await tell('won');
    await scene.work();
    expect(scene.sent()).toHaveLength(1);
  });

  it('is not let go when the balance covers it no more', async () => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    const { id } = await scene.withdraw(100, { methodId: 'mpesa' });
    await tell('lost', 5_500);
    await expect(decideReview(scene.services.ctx, id, { decision: 'release' })).rejects.toMatchObject({
      code: 'not_covered',
    });
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'refused_in_review' });
    expect(await scene.account()).toMatchObject({ balanceCents: 9_500, heldCents: 0 });
    await expectSameSums();
  });

  it('is refused when its loss is all that the bank told, and the balance covers it no more', async () => {
    const { id } = await scene.withdraw(100, { methodId: 'mpesa' });
    await tell('lost', 5_500);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'refused_in_review' });
    await scene.work();
    expect(scene.sent()).toEqual([]);
  });

  it('waits also when it could not be sent as the dispute came', async () => {
    const { id } = await scene.withdraw(20, { methodId: 'mpesa' });
    await scene.store.transaction(UID, async (tx) => {
      tx.set('users', { ...(await tx.get('users', UID)), id: UID, openDisputes: 1 });
    });
    await scene.work();
    expect(scene.sent()).toEqual([]);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'review', reason: 'disputed' });
  });

  it.each([
    ['succeeded', 'completed', 12_000],
    ['failed', 'failed', 15_000],
  ] as const)('by a refund that was on its way and has %s is %s', async (status, end, balanceCents) => {
    const { id } = await toCard(30);
    await tell('open');
    const withdrawal = await scene.withdrawal(id);
    expect(withdrawal).toMatchObject({ status: 'review', reason: 'disputed' });
    const refundId = 're_1';
    const refund = { refundId, paymentIntentId, withdrawalId: id, amountCents: 3_000, status };
    await applyRefund(scene.cardCtx, withdrawal, refund);
    expect((await scene.withdrawal(id)).status).toBe(end);
    await tell('won');
    expect(await scene.account()).toMatchObject({ balanceCents, heldCents: 0 });
    await expectSameSums();
  });

  it.each(['won', 'lost'] as const)('by a refund whose answer was lost goes on, and the dispute is %s', async (end) => {
    const { id } = await toCard(30);
    const before = await scene.withdrawal(id);
    await tell('open');
    scene.card.refundFaults.add('lostAfter');
    if (isCardPayout(before)) await payOutCard(scene.cardCtx, before);
    await tell(end);
    await scene.work(3_600_000);
    expect((await scene.withdrawal(id)).status).toBe('completed');
    expect(scene.sent()).toHaveLength(1);
    await expectSameSums();
  });
});
