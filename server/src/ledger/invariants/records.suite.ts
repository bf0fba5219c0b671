import { describe, expect, it } from '@jest/globals';
import { applyPushResult } from '../../rails/mobile/applyPushResult.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { settleDeposit } from '../settleDeposit.ts';
import { settleWithdrawal } from '../settleWithdrawal.ts';
import { expectSums } from './expectSums.testTools.ts';

export function describeRecords(getScene: GetScene): void {
  describe('records sum to the balance', () => {
    it('after deposits and withdrawals that went every way', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      await scene.payCard(40.5);
      const failing = await scene.push(500);
      await scene.endPush(failing.depositId, 2001);
      const [paid, refused] = [await scene.withdraw(25), await scene.withdraw(12)];
      await scene.withdraw(15.25, { methodId: 'card' });
      await scene.withdraw(9_000);
      await scene.work();
      await scene.endPayout(paid.id);
      await scene.endPayout(refused.id, 2001);
      await scene.withdraw(10);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_025, heldCents: 1_000 });
      await expectSums(scene);
    });
  });

  describe('journal append-only', () => {
    it('keeps every line as it was written', async () => {
      const scene = getScene();
      const { id } = await scene.payMobile(12_950);
      const before = await scene.journal();
      await scene.endPush(id);
      const { id: withdrawalId } = await scene.withdraw(10);
      await scene.work();
      await scene.endPayout(withdrawalId);
      await scene.payCard(10);
      const after = await scene.journal();
      expect(after).toEqual(expect.arrayContaining(before));
      expect(after.map(({ deltaCents }) => deltaCents).toSorted()).toEqual([-1_000, 1_000, 10_000].toSorted());
    });
  });

  describe('terminal states never regress', () => {
    it('whatever comes after a deposit was completed', async () => {
      const scene = getScene();
      const deposit = await scene.payMobile(1_295);
      const { ctx } = scene.wallet;
      await scene.endPush(deposit.id, 1032);
      await settleDeposit(ctx, deposit, { kind: 'unknown' });
      await settleDeposit(ctx, deposit, { kind: 'neverAnswered' });
      const changed = { ...scene.mobile.endPush(deposit.id), amountKes: 5 };
      await applyPushResult(scene.mobileCtx, deposit.id, changed);
      await scene.work(86_400_000);
      expect(await scene.deposit(deposit.id)).toEqual(deposit);
    });

    it('whatever comes after a withdrawal was completed or failed', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      const [paid, failed] = [await scene.withdraw(10), await scene.withdraw(20)];
      await scene.work();
      await scene.endPayout(paid.id);
      await scene.endPayout(failed.id, 1);
      const before = [await scene.withdrawal(paid.id), await scene.withdrawal(failed.id)];
      for (const withdrawal of before)
        for (const kind of ['failed', 'unknown', 'accepted'] as const)
          await settleWithdrawal(scene.wallet.ctx, withdrawal, { kind });
      await scene.endPayout(paid.id, 1);
      await scene.work(86_400_000);
      expect([await scene.withdrawal(paid.id), await scene.withdrawal(failed.id)]).toEqual(before);
      await expectSums(scene);
    });

    it('nor is a payout that follows its own failure ever free money', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      const { id } = await scene.withdraw(20);
      await scene.work();
      await scene.endPayout(id, 1);
      await scene.endPayout(id);
      await scene.endPayout(id);
      expect((await scene.withdrawal(id)).status).toBe('failed');
      expect(await scene.withdrawal(`${id}-late`)).toMatchObject({ status: 'review', debitCents: 2_000 });
      expect((await scene.account()).heldCents).toBe(2_000);
      await expectSums(scene);
    });
  });
}
