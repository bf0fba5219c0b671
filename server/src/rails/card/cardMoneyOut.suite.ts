import { describe, expect, it } from '@jest/globals';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';

export function describeCardMoneyOut(getScene: GetScene): void {
  describe('a refund with an unknown outcome', () => {
    it('keeps its hold', async () => {
      const scene = getScene();
      await scene.payCard(50);
      const card = await scene.withdraw(20, { methodId: 'card' });
      scene.card.refundFaults.add('lostAfter');
      await scene.work();
      expect(await scene.withdrawal(card.id)).toMatchObject({ status: 'processing', isOutcomeUnknown: true });
      expect((await scene.account()).heldCents).toBe(2_000);
      await scene.work(3_600_000);
      expect((await scene.withdrawal(card.id)).status).toBe('completed');
      expect(scene.card.refunds.size).toBe(1);
      await expectSums(scene);
    });
  });

  describe('a card refund that fails', () => {
    it('is credited by a new record when it comes back later', async () => {
      const scene = getScene();
      await scene.payCard(50);
      const { id } = await scene.withdraw(20, { methodId: 'card' });
      await scene.work();
      const before = await scene.withdrawal(id);
      const [refund] = [...scene.card.refunds.values()];
      const event = scene.card.endRefund(refund?.refundId ?? '', 'failed');
      await applyCardEvent(scene.cardCtx, event);
      await applyCardEvent(scene.cardCtx, event);
      const { status, timeline, debitCents } = await scene.withdrawal(id);
      expect({ status, timeline, debitCents }).toEqual({
        status: 'completed',
        timeline: before.timeline,
        debitCents: 2_000,
      });
      const returned = await scene.store.find('deposits', { where: [['correctsId', '==', id]] });
      expect(returned).toMatchObject([{ status: 'completed', creditedCents: 2_000 }]);
      expect((await scene.account()).balanceCents).toBe(5_000);
      await expectSums(scene);
    });

    it('returns its part to the balance when the other refunds of the withdrawal succeed', async () => {
      const scene = getScene();
      await scene.payCard(15);
      const [first = ''] = scene.card.intents.keys();
      await scene.payCard(15);
      scene.card.unrefundable.add(first);
      const { id } = await scene.withdraw(30, { methodId: 'card' });
      await scene.work();
      expect((await scene.withdrawal(id)).status).toBe('completed');
      expect(await scene.account()).toMatchObject({ balanceCents: 1_500, heldCents: 0, totalWithdrawalsCents: 3_000 });
      await expectSums(scene);
    });
  });
}
