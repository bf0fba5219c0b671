import { describe, expect, it } from '@jest/globals';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';

export function describeCardReward(getScene: GetScene): void {
  describe('a reward', () => {
    it('has its minimum in shillings for a card deposit, and is not used up by a smaller card deposit', async () => {
      const scene = getScene();
      await scene.addPlayer('inviter');
      await scene.put('referral-terms', { id: 'terms', rewardKes: 1_295, minDepositKes: 1_000 });
      const referral = {
        id: UID,
        referrerId: 'inviter',
        name: 'S•••',
        status: 'joined',
        joinedAt: '2026-11-01',
      } as const;
      await scene.put('referrals', referral);
      const statusOf = async () => (await scene.store.get('referrals', UID))?.status;
      await scene.payCard(7.72);
      expect(await statusOf()).toBe('joined');
      await scene.payCard(7.73);
      expect([await statusOf(), (await scene.account('inviter')).bonusCents]).toEqual(['earned', 1_000]);
    });
  });
}
