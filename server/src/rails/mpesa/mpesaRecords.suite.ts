import { describe, expect, it } from '@jest/globals';
import { applyPushResult } from './applyPushResult.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { settleDeposit } from '../../ledger/settleDeposit.ts';
import { settleWithdrawal } from '../../ledger/settleWithdrawal.ts';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';

export function describeMpesaRecords(getScene: GetScene): void {
  describe('a final state', () => {
    it('stays after every event that follows a completed deposit', async () => {
      const scene = getScene();
      const deposit = await scene.payMpesa(1_295);
      const { ctx } = scene.services;
      await scene.endPush(deposit.id, 1032);
      await settleDeposit(ctx, deposit, { kind: 'unknown' });
      await settleDeposit(ctx, deposit, { kind: 'neverAnswered' });
      const changed = { ...scene.mpesa.endPush(deposit.id), amountKes: 5 };
      await applyPushResult(scene.mpesaCtx, deposit.id, changed);
      await scene.work(86_400_000);
      expect(await scene.deposit(deposit.id)).toEqual(deposit);
    });

    it('stays after every event that follows a completed or failed withdrawal', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      const [paid, failed] = [await scene.withdraw(10), await scene.withdraw(20)];
      await scene.work();
      await scene.endPayout(paid.id);
      await scene.endPayout(failed.id, 1);
      const before = [await scene.withdrawal(paid.id), await scene.withdrawal(failed.id)];
      for (const withdrawal of before)
        for (const kind of ['failed', 'unknown', 'accepted'] as const)
          await settleWithdrawal(scene.services.ctx, withdrawal, { kind });
      await scene.endPayout(paid.id, 1);
      await scene.work(86_400_000);
      expect([await scene.withdrawal(paid.id), await scene.withdrawal(failed.id)]).toEqual(before);
      await expectSums(scene);
    });

    it('stays when a payout succeeds after its failure, and creates no money', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
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
