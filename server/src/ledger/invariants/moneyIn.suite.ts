import { describe, expect, it } from '@jest/globals';
import { shownKesOf } from '../../../../contract/moneyRules.ts';
import { applyPushResult } from '../../rails/mobile/applyPushResult.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { expectSums } from './expectSums.testTools.ts';

export function describeMoneyIn(getScene: GetScene): void {
  describe('one provider receipt, one credit', () => {
    it('takes the same callback as often as it comes', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      const result = scene.mobile.endPush(depositId);
      await Promise.all(Array.from({ length: 5 }, () => applyPushResult(scene.mobileCtx, depositId, result)));
      expect((await scene.account()).balanceCents).toBe(10_000);
      await expectSums(scene);
    });

    it('holds a second deposit with the receipt of the first', async () => {
      const scene = getScene();
      const first = await scene.payMobile(1_295);
      const { depositId } = await scene.push(1_295);
      const result = { ...scene.mobile.endPush(depositId), receipt: first.receipt ?? '' };
      await applyPushResult(scene.mobileCtx, depositId, result);
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'duplicate_receipt' });
      expect((await scene.account()).balanceCents).toBe(1_000);
    });

    it('believes no callback, whatever it names, that the provider does not confirm', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      const { checkoutRequestId = '' } = scene.mobile.prompts.get(depositId) ?? {};
      const merchantRequestId = `m-${depositId}`;
      const forged = { checkoutRequestId, merchantRequestId, resultCode: 0, resultText: '', amountKes: 12_950 };
      await applyPushResult(scene.mobileCtx, depositId, { ...forged, receipt: 'FORGED' });
      await applyPushResult(scene.mobileCtx, depositId, { ...forged, resultCode: 1032 });
      await scene.work(60_000);
      expect((await scene.deposit(depositId)).status).toBe('processing');
      scene.mobile.endPush(depositId, 1037);
      await applyPushResult(scene.mobileCtx, depositId, { ...forged, receipt: 'FORGED' });
      await scene.work(60_000);
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed', reason: 'unreachable' });
      expect((await scene.account()).balanceCents).toBe(0);
    });

    it('believes no callback of another merchant request', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(12_950);
      const result = { ...scene.mobile.endPush(depositId), merchantRequestId: 'm-another' };
      await applyPushResult(scene.mobileCtx, depositId, result);
      expect((await scene.deposit(depositId)).status).toBe('processing');
    });

    it('never lets one prompt pay for another deposit', async () => {
      const scene = getScene();
      const [paid, other] = [await scene.push(12_950), await scene.push(12_950)];
      const result = scene.mobile.endPush(paid.depositId);
      await applyPushResult(scene.mobileCtx, other.depositId, result);
      expect((await scene.deposit(other.depositId)).status).toBe('processing');
      expect((await scene.account()).balanceCents).toBe(0);
    });
  });

  describe('credited amount and currency equal what was asked, else review', () => {
    it.each([99, 101, 100.5])('holds a prompt for 100 that reports %s', async (amountKes) => {
      const scene = getScene();
      const { depositId } = await scene.push(100);
      const result = { ...scene.mobile.endPush(depositId), amountKes };
      await applyPushResult(scene.mobileCtx, depositId, result);
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'amount_mismatch' });
      await applyPushResult(scene.mobileCtx, depositId, { ...result, amountKes: 100 });
      expect((await scene.deposit(depositId)).status).toBe('review');
      expect((await scene.account()).balanceCents).toBe(0);
    });

    it('tells a person of another amount that comes after the credit', async () => {
      const scene = getScene();
      const { id } = await scene.payMobile(12_950);
      const errors: object[] = [];
      const log = {
        info: () => undefined,
        warn: () => undefined,
        error: (details: object) => void errors.push(details),
      };
      const ctx = { ...scene.mobileCtx, log };
      await applyPushResult(ctx, id, scene.mobile.endPush(id));
      expect(errors).toEqual([]);
      await applyPushResult(ctx, id, { ...scene.mobile.endPush(id), amountKes: 12_949 });
      expect(errors).toEqual([{ depositId: id }]);
      expect((await scene.account()).balanceCents).toBe(10_000);
    });

    it('credits what was asked at the recorded rate', async () => {
      const scene = getScene();
      const deposit = await scene.payMobile(1_000);
      expect(deposit).toMatchObject({ amount: 1_000, currency: 'KES', kesPerUsd: 129.5, creditedCents: 772 });
      expect((await scene.account()).balanceCents).toBe(772);
    });

    it('credits shillings so that over many deposits less than a cent is lost, and tells what is left below it', async () => {
      const scene = getScene();
      const first = await scene.payMobile(5_000);
      expect(first).toMatchObject({ creditedCents: 3_861, restBefore: 0 });
      expect(await scene.payMobile(200)).toMatchObject({ creditedCents: 154, restBefore: 3 });
      await scene.endPush(first.id);
      expect(await scene.balance()).toMatchObject({ balance: 40.15, rest: 0.00443 });
      expect(await scene.payMobile(200)).toMatchObject({ creditedCents: 154, restBefore: 443 });
      expect(await scene.payMobile(200)).toMatchObject({ creditedCents: 155, restBefore: 883 });
      const { balance, rest = 0 } = await scene.balance();
      expect(shownKesOf((balance + rest) * 100, 129.5)).toBe(5_600);
      await expectSums(scene);
    });
  });

  describe('bonus money is a separate account', () => {
    it('is credited once, with the deposit, and cannot be withdrawn', async () => {
      const scene = getScene();
      const bonus = { id: 'b', isActive: true, bonusPercentage: 50, freeSpins: 15, minDeposit: 1_000, maxBonus: 8_000 };
      await scene.put('deposit-bonuses', bonus);
      const { id } = await scene.payMobile(12_950, { bonusId: 'b' });
      await scene.endPush(id);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_000, bonusCents: 5_000 });
      expect(await scene.store.get('journal', `${id}:bonus`)).toMatchObject({ deltaCents: 5_000, freeSpins: 15 });
      expect(await scene.withdraw(100.01)).toMatchObject({ success: false, reason: 'insufficient_balance' });
      await expectSums(scene);
    });

    it('is credited not at all below its minimum, nor for a deposit that failed', async () => {
      const scene = getScene();
      await scene.put('deposit-bonuses', { id: 'b', bonusPercentage: 50, minDeposit: 1_000 });
      await scene.payMobile(999, { bonusId: 'b' });
      const { depositId } = await scene.push(2_000, { bonusId: 'b' });
      await scene.endPush(depositId, 1032);
      expect(await scene.account()).toMatchObject({ balanceCents: 771, bonusCents: 0 });
    });
  });
}
