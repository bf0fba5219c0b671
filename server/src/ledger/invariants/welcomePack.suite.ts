import { describe, expect, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import type { GetScene, LedgerScene } from '../../testing/LedgerScene.ts';
import { readBonusStanding } from '../../rewards/readBonusStanding.ts';
import { expectSums } from './expectSums.testTools.ts';

const STEP = { isActive: true, bonusPercentage: 100, minDeposit: 1_000, wagering: 10 };
const FIRST = { ...STEP, id: 'w1', title: 'First', order: 1, extraKes: 259 };
const SECOND = { ...STEP, id: 'w2', title: 'Second', order: 2, freeSpins: 25 };

const statesOf = async ({ services }: LedgerScene) =>
  (await readBonusStanding(services.ctx, 'uid-1')).welcome.map(({ status }) => status);

export function describeWelcomePack(getScene: GetScene): void {
  describe('a step of the welcome pack', () => {
    it('is given once with its deposit, and the steps are given in order', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', FIRST, SECOND);
      expect(await statesOf(scene)).toEqual(['next', 'locked']);
      await scene.pay(1_295, { bonusId: 'w1' });
      expect(await scene.account()).toMatchObject({ balanceCents: 1_000, bonusCents: 1_200 });
      expect(await statesOf(scene)).toEqual(['claimed', 'next']);
      await scene.pay(1_295, { bonusId: 'w2', rail: RAIL_NAMES[0] });
      expect(await scene.account()).toMatchObject({ balanceCents: 2_000, bonusCents: 2_200 });
      expect((await scene.store.get('users', 'uid-1'))?.bonuses?.at(-1)).toMatchObject({ spinsAtEnd: 25 });
      expect(await statesOf(scene)).toEqual(['claimed', 'claimed']);
      await expectSums(scene);
    });

    it('cannot be chosen for an earlier or later deposit', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', FIRST, SECOND);
      await expect(scene.begin(1_295, { bonusId: 'w2' })).rejects.toMatchObject({ code: 'bonus_not_next' });
      await scene.pay(1_295);
      await expect(scene.begin(1_295, { bonusId: 'w1', rail: RAIL_NAMES[0] })).rejects.toMatchObject({
        code: 'bonus_not_next',
      });
      expect(await statesOf(scene)).toEqual(['missed', 'next']);
    });

    it('goes to the first of two open deposits that completes', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', FIRST, SECOND);
      const [early, late] = [await scene.begin(1_295, { bonusId: 'w1' }), await scene.begin(2_590, { bonusId: 'w1' })];
      await scene.end(late.depositId);
      await scene.end(early.depositId);
      await scene.end(early.depositId);
      expect(await scene.account()).toMatchObject({ balanceCents: 3_000, bonusCents: 2_200 });
      expect((await scene.deposit(early.depositId)).bonus).toMatchObject({ isOutOfTurn: true, creditedCents: 0 });
      expect(await statesOf(scene)).toEqual(['claimed', 'missed']);
      await expectSums(scene);
    });

    it('is given once when two deposits complete at the same moment', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', FIRST);
      const both = [await scene.begin(1_295, { bonusId: 'w1' }), await scene.begin(1_295, { bonusId: 'w1' })];
      await Promise.all(both.map(({ depositId }) => scene.end(depositId)));
      expect(await scene.account()).toMatchObject({ balanceCents: 2_000, bonusCents: 1_200 });
    });

    it('is lost when a deposit without the step completes first', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', FIRST);
      const { depositId } = await scene.begin(1_295, { bonusId: 'w1' });
      await scene.pay(1_295);
      await scene.end(depositId);
      expect(await scene.account()).toMatchObject({ balanceCents: 2_000, bonusCents: 0 });
      expect(await statesOf(scene)).toEqual(['missed']);
    });

    it('waits for a completed deposit: failed deposits and returned payouts do not count', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', FIRST);
      const { depositId } = await scene.begin(1_295, { bonusId: 'w1' });
      await scene.end(depositId, false);
      await scene.put('deposits', {
        id: 'back',
        userId: 'uid-1',
        status: 'completed',
        amount: 10,
        currency: 'USD',
        paymentMethod: 'returned',
        createdAt: '2026-01-01',
        timeline: [],
        checks: 0,
      });
      expect(await statesOf(scene)).toEqual(['next']);
      await scene.pay(1_295, { bonusId: 'w1' });
      expect((await scene.account()).bonusCents).toBe(1_200);
    });

    it('cannot be claimed when it is switched off, or when it names no deposit number', async () => {
      const scene = getScene();
      await scene.put('welcome-bonuses', { ...FIRST, isActive: false }, { ...SECOND, order: 0 });
      for (const bonusId of ['w1', 'w2'])
        await expect(scene.begin(1_295, { bonusId })).rejects.toMatchObject({ code: 'bonus_unavailable' });
      expect(await statesOf(scene)).toEqual([]);
    });
  });
}
