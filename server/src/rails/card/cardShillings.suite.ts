import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import { changeCurrency } from '../../ledger/index.ts';
import { changeSaferPlay, limitChange } from '../../saferPlay/changeSaferPlay.ts';
import { expectReports } from '../../testing/expectReports.ts';
import type { CardDeposit } from './records.ts';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';

export function describeCardShillings(getScene: GetScene): void {
  describe('a card of an account in shillings', () => {
    it('is charged in shillings, and is refunded in shillings', async () => {
      const scene = getScene();
      await changeCurrency(scene.services.ctx, UID, 'KES');
      const paid = await scene.payCard(130.55);
      expect(paid).toMatchObject({ currency: 'KES', creditedCents: 13_055, refundableCents: 13_055 });
      expect([...scene.card.intents.values()]).toMatchObject([{ amountCents: 13_055, currency: 'KES' }]);
      const { id, message } = await scene.withdraw(130.55, { methodId: 'card' });
      expect(message).toContain('Withdrawal of Ksh 130.55');
      await scene.work();
      expect(await scene.withdrawal(id)).toMatchObject({ status: 'completed', currency: 'KES', debitCents: 13_055 });
      expect([...scene.card.refunds.values()]).toMatchObject([{ amountCents: 13_055 }]);
      await expectSums(scene);
    });

    it('keeps every paid cent at any rate, in balance, limit, position, totals and history', async () => {
      const move = fc.record({
        minor: fc.integer({ min: 13_000, max: 900_000 }),
        isIn: fc.boolean(),
        rate: fc.constantFrom(0.5, 99.99, 130.1234),
      });
      let player = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
          const scene = getScene();
          const uid = `shillings-${(player += 1)}`;
          await scene.addPlayer(uid, 'KES');
          scene.card.cardFingerprint = `fp_of_${uid}`;
          const limit = limitChange({ period: 'day', amount: 90_000, currency: 'KES' });
          await changeSaferPlay(scene.services.ctx, uid, limit, { isTold: false });
          let [paid, withdrawn] = [0, 0];
          for (const { minor, isIn, rate } of moves) {
            scene.kesPerUsd = rate;
            if (isIn || paid - withdrawn < minor) {
              await scene.payCard(minor / 100, { uid });
              paid += minor;
            } else {
              await scene.withdraw(minor / 100, { uid, methodId: 'card' });
              await scene.work();
              withdrawn += minor;
            }
          }
          await expectReports(scene, uid, { paid, withdrawn, limit: 9_000_000 });
        }),
        { numRuns: 12 },
      );
    });

    it.each([
      [129.99, 'card_below_minimum', 'minimum Ksh 130'],
      [1_300_000.01, 'card_above_maximum', 'Ksh 1,300,000'],
    ])('is not charged Ksh %s', async (amount, code, words) => {
      const scene = getScene();
      await changeCurrency(scene.services.ctx, UID, 'KES');
      await expect(scene.intent(amount)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    });

    it('refunds no payment in another currency than the account', async () => {
      const scene = getScene();
      const { paymentIntentId, depositId } = await scene.intent(10);
      const failed = { ...((await scene.deposit(depositId)) as CardDeposit), status: 'failed' as const };
      await scene.put('deposits', failed);
      await changeCurrency(scene.services.ctx, UID, 'KES');
      await scene.put('deposits', { ...failed, status: 'processing' as const });
      scene.card.pay(paymentIntentId);
      await scene.work(60_000);
      expect(await scene.deposit(depositId)).toMatchObject({
        status: 'completed',
        creditedCents: 129_500,
        accountCurrency: 'KES',
      });
      expect(await scene.deposit(depositId)).not.toHaveProperty('refundableCents');
      expect(await scene.withdraw(100, { methodId: 'card' })).toMatchObject({ reason: 'method_unavailable' });
      await expectSums(scene);
    });
  });
}
