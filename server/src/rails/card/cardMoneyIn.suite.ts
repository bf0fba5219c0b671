import { describe, expect, it } from '@jest/globals';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import type { GetScene } from '../../testing/LedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';

const KEY = 'key-0123456789';
const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

export function describeCardMoneyIn(getScene: GetScene): void {
  describe('a receipt of the card provider', () => {
    it('credits a card payment once, by webhook and by query', async () => {
      const scene = getScene();
      const { paymentIntentId } = await scene.intent(25);
      const event = scene.card.pay(paymentIntentId);
      await Promise.all([applyCardEvent(scene.cardCtx, event), scene.work(60_000)]);
      await applyCardEvent(scene.cardCtx, event);
      expect((await scene.account()).balanceCents).toBe(2_500);
    });
  });

  describe('a card payment of a wrong amount or currency', () => {
    it('goes to review when only a part or another currency arrived', async () => {
      const scene = getScene();
      const part = await scene.intent(25);
      await applyCardEvent(scene.cardCtx, scene.card.pay(part.paymentIntentId, 2_499));
      const other = await scene.intent(25);
      const event = scene.card.pay(other.paymentIntentId);
      Object.assign(scene.card.intents.get(other.paymentIntentId) ?? {}, { currency: 'KES' });
      await applyCardEvent(scene.cardCtx, event);
      for (const { depositId } of [part, other])
        expect(await scene.deposit(depositId)).toMatchObject({ status: 'review', reason: 'amount_mismatch' });
      expect((await scene.account()).balanceCents).toBe(0);
    });

    it('carries no fraction of a cent into a deposit in dollars', async () => {
      const scene = getScene();
      await scene.payMobile(5_000);
      const { paymentIntentId } = await scene.intent(25);
      await applyCardEvent(scene.cardCtx, scene.card.pay(paymentIntentId));
      expect(await scene.balance()).toMatchObject({ balance: 63.61, rest: 0.00003 });
      await expectSums(scene);
    });
  });

  describe('the sum of the records', () => {
    it('equals the balance after deposits and withdrawals with every outcome', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      await scene.payCard(40.5);
      const failing = await scene.push(500);
      await scene.endPush(failing.depositId, 2001);
      const [paid, refused] = [await scene.withdraw(25), await scene.withdraw(12)];
      await scene.withdraw(15.25, { methodId: 'card' });
      await scene.withdraw(9_000);
      await scene.work();
      await scene.endPayout(paid.id);
      await scene.endPayout(refused.id, 2001);
      await scene.withdraw(10);
      expect(await scene.account()).toMatchObject({ balanceCents: 10_025, heldCents: 1_000 });
      await expectSums(scene);
    });
  });

  describe('the journal', () => {
    it('never changes a written line', async () => {
      const scene = getScene();
      const { id } = await scene.payMobile(12_950);
      const before = await scene.journal();
      await scene.endPush(id);
      const { id: withdrawalId } = await scene.withdraw(10);
      await scene.work();
      await scene.endPayout(withdrawalId);
      await scene.payCard(10);
      const after = await scene.journal();
      expect(after).toEqual(expect.arrayContaining(before));
      expect(after.map(({ deltaCents }) => deltaCents).toSorted()).toEqual([-1_000, 1_000, 10_000].toSorted());
    });
  });

  describe('the idempotency key of a card payment', () => {
    it('prepares one payment and gives every repeated request the same answer', async () => {
      const scene = getScene();
      const answers = await times(20, () => scene.intent(25, { key: KEY }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(scene.card.intents.size).toBe(1);
    });

    it('refuses a different request', async () => {
      const scene = getScene();
      await scene.payMobile(12_950);
      await scene.withdraw(10, { key: KEY });
      const others = [scene.withdraw(11, { key: KEY }), scene.push(500, { key: KEY }), scene.intent(10, { key: KEY })];
      for (const other of others) await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
      expect((await scene.account()).heldCents).toBe(1_000);
    });
  });
}
