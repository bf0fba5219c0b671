import { describe, expect, it } from '@jest/globals';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { settleDeposit } from '../settleDeposit.ts';
import { settleWithdrawal } from '../settleWithdrawal.ts';
import { expectSums } from './expectSums.testTools.ts';

export function describeRecords(getScene: GetScene): void {
  describe('a final state', () => {
    it('stays after every event that follows a completed deposit', async () => {
      const scene = getScene();
      const deposit = await scene.pay(1_295);
      const { ctx } = scene.services;
      for (const kind of ['unknown', 'neverAnswered', 'accepted'] as const) await settleDeposit(ctx, deposit, { kind });
      await settleDeposit(ctx, deposit, { kind: 'failed', reason: 'cancelled' });
      await scene.end(deposit.id);
      await scene.work(86_400_000);
      expect(await scene.deposit(deposit.id)).toEqual(deposit);
    });

    it('stays after every event that follows a completed withdrawal', async () => {
      const scene = getScene();
      await scene.pay(12_950);
      const { id } = await scene.withdraw(10);
      await scene.work();
      await scene.arrive(id);
      const before = await scene.withdrawal(id);
      expect(before.status).toBe('completed');
      for (const kind of ['failed', 'unknown', 'accepted'] as const)
        await settleWithdrawal(scene.services.ctx, before, { kind });
      await scene.work(86_400_000);
      expect(await scene.withdrawal(id)).toEqual(before);
      await expectSums(scene);
    });
  });
}
