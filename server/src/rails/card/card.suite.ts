/** The rules of cards, which hold on every store. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import { changeCurrency } from '../../ledger/index.ts';
import { refundsOf } from '../../store/records/withdrawal.ts';
import { changeSaferPlay, limitChange, selfExclusionChange } from '../../saferPlay/changeSaferPlay.ts';
import { expectReports } from '../../testing/expectReports.ts';
import type { CardDeposit } from './records.ts';

const KEY = 'key-0123456789';
const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

function describeCardMoneyIn(getScene: GetScene): void {
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

function describeCardMoneyOut(getScene: GetScene): void {
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

  it('a withdrawal to one of several cards names that one', async () => {
    const scene = getScene();
    await scene.payCard(15);
    await scene.payCard(15);
    const paid = await scene.store.find('deposits');
    for (const [index, deposit] of paid.entries())
      await scene.put('deposits', { ...deposit, cardDetails: { brand: 'visa', last4: `424${index}` } });
    const { id } = await scene.withdraw(12, { methodId: 'card' });
    const withdrawal = await scene.withdrawal(id);
    const [refund] = refundsOf(withdrawal);
    const card = await scene.store.get('deposits', refund?.depositId ?? '');
    expect(card).toMatchObject({ cardDetails: { last4: withdrawal.methodDetails?.replace('•••• ', '') } });
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

function describeCardReward(getScene: GetScene): void {
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

function describeCardShillings(getScene: GetScene): void {
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

const FIRST = 'uid-first';
const SECOND = 'uid-second';
const REFUSED = { status: 403, code: 'self_excluded' };

function describeExcludedCards(getScene: GetScene): void {
  describe('a self-exclusion', () => {
    beforeEach(async () => {
      await getScene().addPlayer(FIRST);
      await getScene().addPlayer(SECOND);
    });

    const take = () => changeSaferPlay(getScene().services.ctx, FIRST, selfExclusionChange(6), { isTold: true });
    const payCard = (uid: string) => getScene().payCard(25, { uid });
    const cardIntent = (uid = SECOND) => getScene().intent(25, { uid });

    it('refuses card payments of an account when one of its cards has paid for the excluded account, also repeated requests', async () => {
      const scene = getScene();
      await payCard(FIRST);
      await payCard(SECOND);
      const begun = await scene.intent(25, { uid: SECOND, key: 'key-0123456789' });
      await take();
      await expect(cardIntent()).rejects.toMatchObject(REFUSED);
      await expect(scene.intent(25, { uid: SECOND, key: 'key-0123456789' })).rejects.toMatchObject(REFUSED);
      expect(await scene.deposit(begun.depositId)).toMatchObject({ status: 'pending' });
    });

    it('cancels an earlier open payment of such an account', async () => {
      const scene = getScene();
      await payCard(FIRST);
      await payCard(SECOND);
      const { paymentIntentId, depositId } = await cardIntent();
      await take();
      await scene.work(5 * 60_000);
      expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed' });
    });

    it('does not affect an account with its own cards', async () => {
      const scene = getScene();
      await payCard(FIRST);
      scene.card.cardFingerprint = 'fp_fake_5555';
      await payCard(SECOND);
      await take();
      expect(await cardIntent()).toMatchObject({ clientSecret: expect.any(String) });
    });

    it('cancels a payment when a declined attempt shows a card of the excluded account', async () => {
      const scene = getScene();
      await payCard(FIRST);
      await take();
      const { paymentIntentId, depositId } = await cardIntent();
      await applyCardEvent(scene.cardCtx, scene.card.decline(paymentIntentId));
      await scene.work(5 * 60_000);
      expect(scene.card.intents.get(paymentIntentId)?.status).toBe('canceled');
      expect(await scene.deposit(depositId)).toMatchObject({ status: 'failed' });
    });
  });
}

/** The outcome of these depends on the transactions, unique documents or queries of the store. */
export const CARD_STORE_SUITES = [describeCardMoneyIn, describeExcludedCards];

export const CARD_SUITES = [...CARD_STORE_SUITES, describeCardMoneyOut, describeCardReward, describeCardShillings];
