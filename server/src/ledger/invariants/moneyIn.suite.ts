import { describe, expect, it } from '@jest/globals';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { expectSums } from './expectSums.testTools.ts';

export function describeMoneyIn(getScene: GetScene): void {
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
      expect(await scene.store.get('journal', `${id}:bonus`)).toMatchObject({ deltaCents: 5_000, freeSpins: 15 });
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
}
