import { describe, expect, it } from '@jest/globals';
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
  });

  describe('the idempotency key of a card payment', () => {
    it('prepares one payment and gives every repeated request the same answer', async () => {
      const scene = getScene();
      const answers = await times(20, () => scene.intent(25, { key: KEY }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(scene.card.intents.size).toBe(1);
    });
  });
}
