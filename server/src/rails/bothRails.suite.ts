import { describe, expect, it } from '@jest/globals';
import { expectSums } from '../ledger/invariants/expectSums.testTools.ts';
import { changeSaferPlay, timeOutChange } from '../saferPlay/changeSaferPlay.ts';
import { type GetScene, UID } from '../testing/LedgerScene.ts';
import { applyCardEvent } from './card/applyCardEvent.ts';

const KEY = 'key-0123456789';

/** The outcome of these depends on the transactions of the store. */
export function describeBothAtOnce(getScene: GetScene): void {
  describe('the idempotency key of a card payment', () => {
    it('refuses a different request', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      await scene.withdraw(10, { key: KEY });
      const others = [scene.withdraw(11, { key: KEY }), scene.push(500, { key: KEY }), scene.intent(10, { key: KEY })];
      for (const other of others) await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
      expect((await scene.account()).heldCents).toBe(1_000);
    });
  });

  describe('several withdrawals to cards at once', () => {
    it('pay back no more than was paid with the cards', async () => {
      const scene = getScene();
      await scene.payCard(30);
      await scene.payMpesa(12_950);
      const answers = await Promise.all(Array.from({ length: 6 }, () => scene.withdraw(10, { methodId: 'card' })));
      expect(answers.filter(({ success }) => success)).toHaveLength(3);
      await scene.work();
      expect([...scene.card.refunds.values()].reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(3_000);
      await expectSums(scene);
    });
  });
}

/** Rules for players who pay by card and by M-Pesa. */
export function describeBoth(getScene: GetScene): void {
  describe('a card payment of a wrong amount or currency', () => {
    it('carries no fraction of a cent into a deposit in dollars', async () => {
      const scene = getScene();
      await scene.payMpesa(5_000);
      const { paymentIntentId } = await scene.intent(25);
      await applyCardEvent(scene.cardCtx, scene.card.pay(paymentIntentId));
      expect(await scene.balance()).toMatchObject({ balance: 63.61, rest: 0.00003 });
      await expectSums(scene);
    });
  });

  describe('the sum of the records', () => {
    it('equals the balance after deposits and withdrawals with every outcome', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
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
      const { id } = await scene.payMpesa(12_950);
      const before = await scene.journal();
      await scene.endPush(id);
      const { id: withdrawalId } = await scene.withdraw(10);
      await scene.work();
      await scene.endPayout(withdrawalId);
      await scene.payCard(10);
      const after = await scene.journal();
      expect(after).toEqual(expect.arrayContaining(before));
      const moved = after.filter(({ kind }) => kind !== 'hold');
      expect(moved.map(({ deltaCents }) => deltaCents).toSorted()).toEqual([-1_000, 1_000, 10_000].toSorted());
    });
  });

  describe('what may go back to cards', () => {
    it('is less after a refund, whatever other money there is', async () => {
      const scene = getScene();
      await scene.payMpesa(12_950);
      await scene.payCard(15);
      await scene.payCard(15);
      await scene.withdraw(20, { methodId: 'card' });
      await scene.work();
      expect(await scene.withdraw(10.01, { methodId: 'card' })).toMatchObject({ reason: 'above_method_limit' });
    });
  });

  describe('a break', () => {
    it('does not change when prompts are checked next', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(500);
      const before = await scene.deposit(depositId);
      await changeSaferPlay(scene.services.ctx, UID, timeOutChange(24), { isTold: true });
      expect(await scene.deposit(depositId)).toEqual(before);
    });
  });
}
