import { describe, expect, it } from '@jest/globals';
import { RAIL_NAMES, RAIL_WORDS } from '../../../../contract/railWords.ts';
import { withdraw } from '../../wallet/withdraw.ts';
import { refreshBalance } from '../refreshBalance.ts';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { expectSums } from './expectSums.testTools.ts';

const TAKEN: WithdrawalRecord = {
  id: 'taken',
  userId: 'another',
  status: 'failed',
  method: RAIL_NAMES[0],
  amount: 10,
  currency: 'USD',
  debitCents: 0,
  createdAt: '2026-01-01',
  timeline: [],
  checks: 0,
  answer: { success: false, message: '' },
};

export function describeMoneyOut(getScene: GetScene): void {
  describe('the balance', () => {
    it('is never below zero, and lets only as many withdrawals at once succeed as it can pay', async () => {
      const scene = getScene();
      await scene.pay(12_950);
      const answers = await Promise.all(Array.from({ length: 30 }, () => scene.withdraw(10)));
      expect(answers.filter(({ success }) => success)).toHaveLength(10);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, heldCents: 10_000 });
      await expectSums(scene);
    });
  });

  describe('the hold of a withdrawal', () => {
    it('exists when the answer is sent, and is kept after the balance is computed again', async () => {
      const scene = getScene();
      await scene.pay(12_950);
      const { id } = await scene.withdraw(60);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, heldCents: 6_000 });
      await refreshBalance(scene.services.ctx, UID);
      expect(await scene.withdraw(41)).toMatchObject({ success: false, reason: 'insufficient_balance' });
      expect(await scene.withdrawal(id)).toMatchObject({ status: 'pending', debitCents: 6_000 });
    });

    it('is not written without its record, and the record not without the hold', async () => {
      const scene = getScene();
      await scene.pay(12_950);
      const { ctx } = scene.services;
      const taken = { ...scene.services, ctx: { ...ctx, newId: () => 'taken' } };
      await scene.put('withdrawals', TAKEN);
      const asked = withdraw(taken, UID, { amount: 10, methodId: RAIL_WORDS[scene.rail].withdrawal }, 'key-00000001');
      expect(await asked).toMatchObject({
        success: false,
        message: 'Withdrawal request failed. Please try again or contact support.',
      });
      expect(await scene.store.count('withdrawals', { where: [['userId', '==', UID]] })).toBe(0);
      expect((await scene.account()).heldCents).toBe(0);
    });
  });
}
