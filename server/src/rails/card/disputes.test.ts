import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { grantBonus, refreshBalance, settleDeposit } from '../../ledger/index.ts';
import { decideReview, listReviews } from '../../wallet/reviews.ts';
import { type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { GatewayUnavailable } from '../providerCalls.ts';
import { openLedgerScene } from '../../testing/openLedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';
import type { CardDispute } from './CardGateway.ts';
import { applyRefund, payOutCard } from './payOutCard.ts';
import { isCardPayout } from './records.ts';

/** A player who paid 50 dollars by card, and what the bank tells about that payment. */
let scene: LedgerScene;
let paymentIntentId = '';
let depositId = '';

beforeEach(async () => {
  scene = await openLedgerScene();
  ({ id: depositId } = await scene.payCard(50));
  [paymentIntentId = ''] = scene.card.intents.keys();
});
afterEach(() => scene.store.close());

const tell = (status: CardDispute['status'], amountCents = 5_000, of = paymentIntentId): Promise<void> =>
  applyCardEvent(scene.cardCtx, {
    id: `evt_${status}`,
    kind: 'dispute',
    dispute: { disputeId: 'dp_1', paymentIntentId: of, amountCents, status },
  });

const toCard = (amount: number) => scene.withdraw(amount, { methodId: 'card' });

async function expectSameSums(): Promise<void> {
  const before = await scene.account();
  await refreshBalance(scene.services.ctx, UID);
  expect(await scene.account()).toEqual(before);
}

const kinds = async () =>
  (await scene.journal())
    .toSorted((one, other) => other.deltaCents - one.deltaCents)
    .map(({ kind, deltaCents }) => [kind, deltaCents]);

describe('a disputed card payment', () => {
  it('is frozen, told to the player, and in review with player and deposit', async () => {
    await tell('open');
    await tell('open');
    expect(await scene.deposit(depositId)).toMatchObject({ isDisputed: true, isRefundable: false });
    expect(await toCard(20)).toMatchObject({ success: false });
    expect(await listReviews(scene.services.ctx)).toMatchObject([
      { id: depositId, uid: UID, reason: 'disputed', amount: 50 },
    ]);
    const notices = await scene.store.find('notifications', { where: [['userId', '==', UID]] });
    expect(notices.filter(({ kind }) => kind === 'dispute')).toMatchObject([{ case: 'open' }]);
    expect((await scene.account()).balanceCents).toBe(5_000);
  });

  it.each([
    ['earned', 5, 0],
    ['wagering', 0, 0],
  ] as const)(
    'that is lost takes back the reward of who invited the player, when it is %s',
    async (status, before, after) => {
      await scene.addPlayer('host');
      const host = await scene.store.get('users', 'host');
      const terms = wageringTermsOf({});
      const granting = { at: new Date(scene.now).toISOString(), kesPerUsd: 129.5 };
      await scene.store.transaction('host', async (tx) => {
        const grant = { id: `referral-${UID}`, source: 'referral', cents: before * 100, terms } as const;
        if (host && before > 0) tx.set('users', grantBonus(tx, host, grant, granting));
        tx.set('referrals', {
          ...{ id: UID, referrerId: 'host', name: 'S', joinedAt: granting.at },
          status,
          depositId,
        });
      });
      expect((await scene.store.get('users', 'host'))?.bonusBalance).toBe(before);
      await tell('lost');
      await tell('lost');
      expect(await scene.store.get('referrals', UID)).toMatchObject({ status: 'void' });
      expect(await scene.store.get('users', 'host')).toMatchObject({ bonusBalance: after, balance: 0 });
    },
  );

  it('holds payouts that were not sent and new ones, until it is won', async () => {
    await scene.pay(1_295);
    const before = await toCard(20);
    await tell('open');
    expect(await scene.withdrawal(before.id)).toMatchObject({ status: 'review', reason: 'disputed' });
    const during = await scene.withdraw(10, { methodId: 'mpesa' });
    expect(during).toMatchObject({ success: true, reason: 'disputed' });
    await scene.work(3_600_000);
    expect(scene.sent()).toEqual([]);
    await tell('won');
    await scene.work();
    expect(scene.sent()).toHaveLength(2);
    expect((await scene.withdrawal(before.id)).status).toBe('completed');
    expect(await scene.deposit(depositId)).toMatchObject({ isDisputed: false, isRefundable: true });
    await expectSameSums();
  });

  it('that is lost leaves the balance with a line of the journal, once', async () => {
    await tell('open');
    await tell('lost');
    await tell('lost');
    expect(await kinds()).toEqual([
      ['deposit', 5_000],
      ['chargeback', -5_000],
    ]);
    expect(await scene.account()).toMatchObject({ balanceCents: 0, heldCents: 0 });
    expect(await toCard(20)).toMatchObject({ success: false });
    expect(await listReviews(scene.services.ctx)).toEqual([]);
    await expectSameSums();
  });

  it('that is lost ends the bonus of its deposit, and brings no further offer', async () => {
    const terms = { isActive: true, bonusPercentage: 50, minDeposit: 1_000, wagering: 3 };
    await scene.put('deposit-bonuses', { id: 'b', ...terms });
    const { id, userId } = await scene.payCard(50, { bonusId: 'b' });
    const latest = [...scene.card.intents.keys()].at(-1);
    expect((await scene.account()).bonusCents).toBe(2_500);
    await tell('lost', 5_000, latest);
    expect(await scene.account()).toMatchObject({ balanceCents: 5_000, bonusCents: 0 });
    expect(await scene.store.get('bonuses', id)).toMatchObject({ userId, status: 'forfeited', lostCents: 2_500 });
    await expect(scene.payCard(50, { bonusId: 'b' })).rejects.toMatchObject({ code: 'bonus_other_players' });
    await expectSameSums();
  });

  it('that is lost after the money went leaves a debt, which the next deposit pays first', async () => {
    await toCard(30);
    await scene.work();
    await tell('lost');
    expect(await scene.balance()).toMatchObject({ balance: -30, available: 0 });
    await expectSameSums();
    await scene.pay(5_180);
    expect(await scene.balance()).toMatchObject({ balance: 10, available: 10 });
    expect(await scene.withdraw(11, { methodId: 'mpesa' })).toMatchObject({ reason: 'insufficient_balance' });
    await expectSameSums();
  });

  it('refuses waiting payouts that the balance covers no more', async () => {
    await scene.pay(1_295);
    const { id } = await scene.withdraw(10, { methodId: 'mpesa' });
    await tell('open');
    await tell('lost', 5_500);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'refused_in_review' });
    expect(await scene.account()).toMatchObject({ balanceCents: 500, heldCents: 0 });
    await expectSameSums();
  });

  it.each(['won', 'lost'] as const)(
    'that was told as %s first does not open again, and the player is told of its end',
    async (end) => {
      await tell(end);
      await tell('open');
      await tell(end === 'won' ? 'lost' : 'won');
      expect(await scene.store.get('disputes', 'dp_1')).toMatchObject({ status: end });
      expect(await scene.store.get('notifications', `dispute:dp_1:${end}`)).toMatchObject({ case: end });
      expect((await scene.account()).balanceCents).toBe(end === 'won' ? 5_000 : 0);
      expect(await scene.store.get('users', UID)).toMatchObject({ openDisputes: 0 });
    },
  );

  it('is told before its payment: the payment is settled first', async () => {
    const { paymentIntentId: later, depositId: id } = await scene.intent(40);
    scene.card.pay(later);
    await tell('open', 4_000, later);
    expect(await scene.deposit(id)).toMatchObject({ status: 'completed', isDisputed: true });
    expect(await scene.store.get('users', UID)).toMatchObject({ openDisputes: 1, balance: 90 });
  });

  it.each(['', 'pi_of_another_product'])(
    'of a payment %p that is not ours changes nothing, and is not sent again',
    async (of) => {
      await tell('open', 5_000, of);
      expect(await scene.store.count('disputes')).toBe(0);
      expect((await scene.account()).balanceCents).toBe(5_000);
    },
  );

  it('is sent again as long as its payment is open here', async () => {
    const { paymentIntentId: later } = await scene.intent(40);
    await expect(tell('open', 4_000, later)).rejects.toThrow(GatewayUnavailable);
    expect(await scene.store.get('disputes', 'dp_1')).toBeUndefined();
  });

  it('of a payment that failed here first is told to the record that credits it', async () => {
    const { paymentIntentId: later, depositId: id } = await scene.intent(40);
    await settleDeposit(scene.services.ctx, await scene.deposit(id), { kind: 'failed', reason: 'declined' });
    scene.card.pay(later);
    await expect(tell('open', 4_000, later)).rejects.toThrow(GatewayUnavailable);
    await scene.work(60_000);
    await tell('open', 4_000, later);
    expect(await scene.deposit(`${id}-late`)).toMatchObject({ status: 'completed', isDisputed: true });
  });

  it('takes back what was credited, also of a payment in another currency', async () => {
    await scene.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'USD', balance: 0 });
    const { paymentIntentId: later, depositId: id } = await scene.intent(10, { uid: 'uid-2' });
    await settleDeposit(scene.services.ctx, await scene.deposit(id), { kind: 'failed', reason: 'declined' });
    await scene.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES', balance: 0 });
    scene.card.pay(later);
    await expect(tell('lost', 1_000, later)).rejects.toThrow(GatewayUnavailable);
    await scene.work(60_000);
    expect(await scene.deposit(`${id}-late`)).toMatchObject({ creditedCents: 129_500 });
    await tell('lost', 1_000, later);
    expect(await scene.account('uid-2')).toMatchObject({ balanceCents: 0 });
  });
});

describe('a payout at the time of a dispute', () => {
  beforeEach(async () => {
    await scene.pay(12_950);
  });

  it('of a first sum that a person looks at is not sent by the end of the dispute', async () => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    await tell('open');
    const { id, reason } = await scene.withdraw(20, { methodId: 'mpesa' });
    expect(reason).toBe('first_payout');
    await tell('won');
    await scene.work();
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'review', reason: 'first_payout' });
  });

  it('is let go by a person only after the bank has decided', async () => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    const { id } = await scene.withdraw(20, { methodId: 'mpesa' });
    await tell('open');
    await expect(decideReview(scene.services.ctx, id, { decision: 'release' })).rejects.toMatchObject({
      code: 'still_disputed',
    });
    await scene.work();
    expect(scene.sent()).toEqual([]);
    await tell('won');
    await scene.work();
    expect(scene.sent()).toHaveLength(1);
  });

  it('is not let go when the balance covers it no more', async () => {
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 1_000 };
    const { id } = await scene.withdraw(100, { methodId: 'mpesa' });
    await tell('lost', 5_500);
    await expect(decideReview(scene.services.ctx, id, { decision: 'release' })).rejects.toMatchObject({
      code: 'not_covered',
    });
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'refused_in_review' });
    expect(await scene.account()).toMatchObject({ balanceCents: 9_500, heldCents: 0 });
    await expectSameSums();
  });

  it('is refused when its loss is all that the bank told, and the balance covers it no more', async () => {
    const { id } = await scene.withdraw(100, { methodId: 'mpesa' });
    await tell('lost', 5_500);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'failed', reason: 'refused_in_review' });
    await scene.work();
    expect(scene.sent()).toEqual([]);
  });

  it('waits also when it could not be sent as the dispute came', async () => {
    const { id } = await scene.withdraw(20, { methodId: 'mpesa' });
    await scene.store.transaction(UID, async (tx) => {
      tx.set('users', { ...(await tx.get('users', UID)), id: UID, openDisputes: 1 });
    });
    await scene.work();
    expect(scene.sent()).toEqual([]);
    expect(await scene.withdrawal(id)).toMatchObject({ status: 'review', reason: 'disputed' });
  });

  it.each([
    ['succeeded', 'completed', 12_000],
    ['failed', 'failed', 15_000],
  ] as const)('by a refund that was on its way and has %s is %s', async (status, end, balanceCents) => {
    const { id } = await toCard(30);
    await tell('open');
    const withdrawal = await scene.withdrawal(id);
    expect(withdrawal).toMatchObject({ status: 'review', reason: 'disputed' });
    const refundId = 're_1';
    const refund = { refundId, paymentIntentId, withdrawalId: id, amountCents: 3_000, status };
    await applyRefund(scene.cardCtx, withdrawal, refund);
    expect((await scene.withdrawal(id)).status).toBe(end);
    await tell('won');
    expect(await scene.account()).toMatchObject({ balanceCents, heldCents: 0 });
    await expectSameSums();
  });

  it.each(['won', 'lost'] as const)('by a refund whose answer was lost goes on, and the dispute is %s', async (end) => {
    const { id } = await toCard(30);
    const before = await scene.withdrawal(id);
    await tell('open');
    scene.card.refundFaults.add('lostAfter');
    if (isCardPayout(before)) await payOutCard(scene.cardCtx, before);
    await tell(end);
    await scene.work(3_600_000);
    expect((await scene.withdrawal(id)).status).toBe('completed');
    expect(scene.sent()).toHaveLength(1);
    await expectSameSums();
  });
});
