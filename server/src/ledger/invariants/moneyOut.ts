import { describe, expect, it } from '@jest/globals';
import { applyCardEvent } from '../../wallet/applyCardEvent.ts';
import { applyPayoutResult, applyPayoutTimeout } from '../../wallet/applyPayoutResult.ts';
import { withdraw } from '../../wallet/withdraw.ts';
import { refreshBalance } from '../refreshBalance.ts';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';
import { expectSums } from './expectSums.ts';

export function describeMoneyOut(getScene: GetScene): void {
  describe('balance never below zero under a concurrent drain', () => {
    it('lets as many withdrawals succeed as there is money for', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      const answers = await Promise.all(Array.from({ length: 30 }, () => scene.withdraw(10)));
      expect(answers.filter(({ success }) => success)).toHaveLength(10);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, heldCents: 10_000 });
      await expectSums(scene);
    });

    it('gives back to cards no more than was paid with them', async () => {
      const scene = getScene();
      await scene.payCard(30);
      await scene.payMobile(12_950);
      const answers = await Promise.all(Array.from({ length: 6 }, () => scene.withdraw(10, { methodId: 'card' })));
      expect(answers.filter(({ success }) => success)).toHaveLength(3);
      await scene.work();
      expect([...scene.card.refunds.values()].reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(3_000);
      await expectSums(scene);
    });
  });

  describe('hold taken in the same transaction as the check', () => {
    it('is there as soon as the answer is, and survives a refresh', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      const { id } = await scene.withdraw(60);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, heldCents: 6_000 });
      await refreshBalance(scene.wallet.ctx, UID);
      expect(await scene.withdraw(41)).toMatchObject({ success: false, reason: 'insufficient_balance' });
      expect(await scene.withdrawal(id)).toMatchObject({ status: 'pending', payoutKes: 7_770 });
    });

    it('writes neither record nor hold when either cannot be written', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      const { ctx } = scene.wallet;
      const taken = { ...scene.wallet, ctx: { ...ctx, newId: () => 'taken' } };
      await scene.put('withdrawals', { id: 'taken', userId: 'another', status: 'failed' });
      const asked = withdraw(taken, UID, { amount: 10, methodId: 'mpesa' }, 'key-00000001');
      await expect(asked).rejects.toMatchObject({ name: 'Conflict' });
      expect((await scene.account()).heldCents).toBe(0);
    });
  });

  describe('unknown outcome never releases a hold', () => {
    it.each(['lostBefore', 'lostAfter', 'unavailable'] as const)('keeps it while a payout is %s', async (fault) => {
      const scene = getScene();
      await scene.payMobile(12_950);
      scene.mobile.payoutFaults.add(fault);
      const { id } = await scene.withdraw(10);
      await scene.work();
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, heldCents: 1_000 });
      await scene.work(3_600_000);
      await scene.endPayout(id);
      expect(await scene.account()).toMatchObject({ balanceCents: 9_000, heldCents: 0 });
      expect(scene.mobile.payouts.size).toBe(1);
    });

    it('keeps it when the provider gave up on the queue, and while a refund is lost', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      await scene.payCard(50);
      const [mobile, card] = [await scene.withdraw(10), await scene.withdraw(20, { methodId: 'card' })];
      scene.card.refundFaults.add('lostAfter');
      await scene.work();
      await applyPayoutTimeout(scene.wallet.ctx, mobile.id);
      expect(await scene.withdrawal(mobile.id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
      expect(await scene.withdrawal(card.id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
      expect((await scene.account()).heldCents).toBe(3_000);
      await scene.work(3_600_000);
      expect((await scene.withdrawal(card.id)).status).toBe('completed');
      expect(scene.card.refunds.size).toBe(1);
      await expectSums(scene);
    });

    it('keeps it for a payout of another amount', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      const { id } = await scene.withdraw(10);
      await scene.work();
      await applyPayoutResult(scene.wallet.ctx, id, { ...scene.mobile.payoutResult(id), amountKes: 1 });
      expect((await scene.withdrawal(id)).status).toBe('review');
      expect((await scene.account()).heldCents).toBe(1_000);
    });
  });

  describe('reversal only by compensation', () => {
    it('credits a refund that came back by a record of its own', async () => {
      const scene = getScene();
      await scene.payCard(50);
      const { id } = await scene.withdraw(20, { methodId: 'card' });
      await scene.work();
      const before = await scene.withdrawal(id);
      const [refund] = [...scene.card.refunds.values()];
      const event = scene.card.endRefund(refund?.refundId ?? '', 'failed');
      await applyCardEvent(scene.wallet.ctx, event);
      await applyCardEvent(scene.wallet.ctx, event);
      const { status, timeline, debitCents } = await scene.withdrawal(id);
      expect({ status, timeline, debitCents }).toEqual({
        status: 'completed',
        timeline: before.timeline,
        debitCents: 2_000,
      });
      const returned = await scene.store.find('deposits', { where: [['correctsId', '==', id]] });
      expect(returned).toMatchObject([{ status: 'completed', creditedCents: 2_000 }]);
      expect((await scene.account()).balanceCents).toBe(5_000);
      await expectSums(scene);
    });

    it('credits a prompt that was paid after it had failed by a record of its own', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      await scene.endPush(depositId, 1032);
      await scene.endPush(depositId);
      await scene.endPush(depositId);
      await scene.work();
      expect((await scene.deposit(depositId)).status).toBe('failed');
      expect(await scene.deposit(`${depositId}-late`)).toMatchObject({ status: 'completed', correctsId: depositId });
      expect((await scene.account()).balanceCents).toBe(10_000);
      await expectSums(scene);
    });

    it('pays a withdrawal whose refunds failed in part, and gives that part back', async () => {
      const scene = getScene();
      const first = await scene.payCard(15);
      await scene.payCard(15);
      scene.card.unrefundable.add(first.paymentIntentId ?? '');
      const { id } = await scene.withdraw(30, { methodId: 'card' });
      await scene.work();
      expect((await scene.withdrawal(id)).status).toBe('completed');
      expect(await scene.account()).toMatchObject({ balanceCents: 1_500, heldCents: 0, totalWithdrawalsCents: 3_000 });
      await expectSums(scene);
    });
  });
}
