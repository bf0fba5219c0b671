import { describe, expect, it } from '@jest/globals';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';
import { expectSums } from './expectSums.testTools.ts';
import { houseAccounts } from '../houseAccounts.ts';
import { RAIL_NAMES, RAIL_WORDS } from '../../../../contract/railWords.ts';
import { withdraw } from '../../wallet/withdraw.ts';
import { refreshBalance } from '../refreshBalance.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';
import { settleDeposit } from '../settleDeposit.ts';
import { settleWithdrawal } from '../settleWithdrawal.ts';

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

export function describePayments(getScene: GetScene): void {
  describe('a deposit', () => {
    it('is credited once when the provider tells of it again', async () => {
      const scene = getScene();
      const { depositId } = await scene.begin(12_950);
      await Promise.all(Array.from({ length: 5 }, () => scene.end(depositId)));
      expect((await scene.account()).balanceCents).toBe(10_000);
      await expectSums(scene);
    });
  });

  describe('the bonus money', () => {
    it('is credited once, with the deposit, and cannot be withdrawn', async () => {
      const scene = getScene();
      const bonus = { id: 'b', isActive: true, bonusPercentage: 50, freeSpins: 15, minDeposit: 1_000, maxBonus: 8_000 };
      await scene.put('deposit-bonuses', bonus);
      const { id } = await scene.pay(12_950, { bonusId: 'b' });
      await scene.end(id);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, bonusCents: 5_000 });
      expect(await scene.store.get('journal', `${id}:bonus`)).toMatchObject({ deltaCents: 5_000 });
      expect(await scene.withdraw(100.01)).toMatchObject({ success: false, reason: 'insufficient_balance' });
      await expectSums(scene);
    });

    it('is not credited below the minimum, or for a failed deposit', async () => {
      const scene = getScene();
      await scene.put('deposit-bonuses', { id: 'b', bonusPercentage: 50, minDeposit: 1_036 });
      await scene.pay(1_035, { bonusId: 'b' });
      const { depositId } = await scene.begin(2_590, { bonusId: 'b' });
      await scene.end(depositId, false);
      expect(await scene.account()).toMatchObject({ balanceCents: 799, bonusCents: 0 });
    });
  });

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

  describe('the accounts of the house', () => {
    it('have the other side of deposits, bonuses and payouts, and nothing of what is held', async () => {
      const scene = getScene();
      await scene.put('deposit-bonuses', { id: 'b', isActive: true, bonusPercentage: 50, minDeposit: 1_000 });
      await scene.pay(12_950);
      const paid = await scene.withdraw(30);
      await scene.work();
      await scene.arrive(paid.id);
      await scene.withdraw(20);
      await scene.pay(12_950, { bonusId: 'b' });
      const { USD, KES } = await houseAccounts(scene.store);
      expect(USD).toMatchObject({ [scene.rail]: -17_000, bonuses: -5_000, stakes: 0, wins: 0, corrections: 0 });
      expect(Object.values(KES).filter((cents) => cents !== 0)).toEqual([]);
      await expectSums(scene);
    });
  });

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
