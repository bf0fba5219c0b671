import { describe, expect, it } from '@jest/globals';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import { changeCurrency } from '../../ledger/index.ts';
import type { CardDeposit } from './records.ts';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';

export function describeCardShillings(getScene: GetScene): void {
  describe('a card of an account in shillings', () => {
    it('is charged in shillings, and is refunded in shillings', async () => {
      const scene = getScene();
      await changeCurrency(scene.wallet.ctx, UID, 'KES');
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

    it.each([
      [129.99, 'card_below_minimum', 'minimum Ksh 130'],
      [1_300_000.01, 'card_above_maximum', 'Ksh 1,300,000'],
    ])('is not charged Ksh %s', async (amount, code, words) => {
      const scene = getScene();
      await changeCurrency(scene.wallet.ctx, UID, 'KES');
      await expect(scene.intent(amount)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    });

    it('refunds no payment in another currency than the account', async () => {
      const scene = getScene();
      const { paymentIntentId, depositId } = await scene.intent(10);
      const failed = { ...((await scene.deposit(depositId)) as CardDeposit), status: 'failed' as const };
      await scene.put('deposits', failed);
      await changeCurrency(scene.wallet.ctx, UID, 'KES');
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
