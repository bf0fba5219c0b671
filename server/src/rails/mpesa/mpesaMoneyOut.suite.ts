import { describe, expect, it } from '@jest/globals';
import { applyPushResult } from './applyPushResult.ts';
import { applyPayoutResult, applyPayoutTimeout } from './applyPayoutResult.ts';
import { withdraw } from '../../wallet/withdraw.ts';
import { type GetScene, type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';

export function describeMpesaMoneyOut(getScene: GetScene): void {
  describe('a payout with an unknown outcome', () => {
    it.each(['lostBefore', 'lostAfter', 'unavailable'] as const)('keeps its hold while it is %s', async (fault) => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      scene.mpesa.payoutFaults.add(fault);
      const { id } = await scene.withdraw(10);
      await scene.work();
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, heldCents: 1_000 });
      await scene.work(3_600_000);
      await scene.endPayout(id);
      expect(await scene.account()).toMatchObject({ balanceCents: 9_000, heldCents: 0 });
      expect(scene.mpesa.payouts.size).toBe(1);
    });

    it('keeps its hold when another amount is reported', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      const { id } = await scene.withdraw(10);
      await scene.work();
      await applyPayoutResult(scene.mpesaCtx, id, { ...scene.mpesa.payoutResult(id), amountKes: 1 });
      expect((await scene.withdrawal(id)).status).toBe('review');
      expect((await scene.account()).heldCents).toBe(1_000);
    });

    it('keeps its hold when the provider dropped it from the queue', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      const { id } = await scene.withdraw(10);
      await scene.work();
      await applyPayoutTimeout(scene.mpesaCtx, id);
      expect(await scene.withdrawal(id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
      expect((await scene.account()).heldCents).toBe(1_000);
      await expectSums(scene);
    });
  });

  describe('a payout to a phone below the least amount', () => {
    it('is refused with a message below ten shillings', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      const poor = { ...scene.services, ctx: { ...scene.services.ctx, kesPerUsd: () => 0.9 } };
      expect(await withdraw(poor, UID, { amount: 10, methodId: 'mpesa' }, 'key-00000001')).toMatchObject({
        success: false,
        message: 'Withdrawal request failed. Please try again or contact support.',
      });
      expect((await scene.account()).heldCents).toBe(0);
    });
  });

  describe('a reported payout failure', () => {
    const sent = async (scene: LedgerScene): Promise<string> => {
      await scene.payMpesa(12_950);
      const { id } = await scene.withdraw(10);
      await scene.work();
      return id;
    };

    it('returns no money before the provider confirms it', async () => {
      const scene = getScene();
      const id = await sent(scene);
      await applyPayoutResult(scene.mpesaCtx, id, scene.mpesa.payoutResult(id, 2001));
      await applyPayoutResult(scene.mpesaCtx, id, scene.mpesa.payoutResult(id, 2001));
      expect((await scene.withdrawal(id)).status).toBe('processing');
      expect(scene.mpesa.asked).toEqual([id, id]);
      await scene.answerStatus(id, 1);
      expect((await scene.withdrawal(id)).status).toBe('failed');
      expect((await scene.account()).heldCents).toBe(0);
    });

    it.each([0, 2001])('is ignored with another conversation id, code %i', async (resultCode) => {
      const scene = getScene();
      const id = await sent(scene);
      const forged = { ...scene.mpesa.payoutResult(id, resultCode), conversationId: 'AG_forged' };
      await applyPayoutResult(scene.mpesaCtx, id, forged);
      await applyPayoutResult(scene.mpesaCtx, id, forged, { isAnswer: true });
      await applyPayoutResult(scene.mpesaCtx, id, { ...forged, conversationId: undefined });
      expect((await scene.withdrawal(id)).status).toBe('processing');
      expect((await scene.account()).heldCents).toBe(1_000);
    });

    it('is checked with the provider while the conversation id is not known', async () => {
      const scene = getScene();
      scene.mpesa.payoutFaults.add('lostAfter');
      const id = await sent(scene);
      await applyPayoutResult(scene.mpesaCtx, id, scene.mpesa.payoutResult(id));
      expect((await scene.withdrawal(id)).status).toBe('processing');
      await scene.answerStatus(id);
      expect((await scene.withdrawal(id)).status).toBe('completed');
    });
  });

  describe('a payment after a failure', () => {
    it('is credited by a new record when a failed prompt is paid later', async () => {
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

    it('goes to review when its amount is wrong, and its receipt is kept', async () => {
      const scene = getScene();
      const [wrong, right] = [await scene.push(12_950), await scene.push(12_950)];
      for (const { depositId } of [wrong, right]) await scene.endPush(depositId, 1032);
      const other = { ...scene.mpesa.endPush(wrong.depositId), amountKes: 50 };
      const asAsked = scene.mpesa.endPush(right.depositId);
      await applyPushResult(scene.mpesaCtx, wrong.depositId, other);
      await applyPushResult(scene.mpesaCtx, right.depositId, asAsked);
      await scene.work();
      await applyPushResult(scene.mpesaCtx, right.depositId, asAsked);
      const lateOf = ({ depositId }: { depositId: string }) => scene.deposit(`${depositId}-late`);
      expect(await lateOf(wrong)).toMatchObject({ status: 'review', reason: 'amount_mismatch' });
      expect(await lateOf(right)).toMatchObject({ status: 'completed', receipt: asAsked.receipt });
      expect((await scene.account()).balanceCents).toBe(10_000);
      await expectSums(scene);
    });

    it('gets its receipt from a repeated callback', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      await scene.endPush(depositId, 1032);
      const result = scene.mpesa.endPush(depositId);
      await applyPushResult(scene.mpesaCtx, depositId, { ...result, receipt: undefined });
      await scene.work();
      await applyPushResult(scene.mpesaCtx, depositId, result);
      expect(await scene.deposit(`${depositId}-late`)).toMatchObject({ status: 'completed', receipt: result.receipt });
    });
  });
}
