/** Rules of rewards for every store. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { endBonus, endBonuses, minorOf, settleDeposit, settleDispute, writeEnding } from '../ledger/index.ts';
import { expectSums } from '../ledger/invariants/expectSums.testTools.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { LedgerScene, UID } from '../testing/LedgerScene.ts';
import { listBonusClaims } from './bonusClaims.ts';
import { payReferral } from './payReferral.ts';
import { readReferral } from './readReferral.ts';

const INVITER = 'inviter';

/** A store that crashes before the transaction of the player who invited, while `isCrashing`. */
const crashable = (whole: DocumentStore, isCrashing: () => boolean): DocumentStore => ({
  ...whole,
  transaction: (key, callback) =>
    isCrashing() && key === INVITER ? Promise.reject(new Error('the power is out')) : whole.transaction(key, callback),
});

export function describeRewards(name: string, open: () => Promise<DocumentStore>): void {
  describe(`a referral reward on ${name}`, () => {
    let scene: LedgerScene;
    let store: DocumentStore;
    let isCrashing: boolean;

    beforeEach(async () => {
      isCrashing = false;
      store = await open();
      scene = new LedgerScene(crashable(store, () => isCrashing));
      await Promise.all([scene.addPlayer(UID), scene.addPlayer(INVITER)]);
      await scene.put('referral-terms', { id: 'terms', rewardKes: 1_295, minDepositKes: 1_000 });
      await scene.put('referrals', {
        id: UID,
        referrerId: INVITER,
        name: 'S•••',
        status: 'joined',
        joinedAt: '2026-11-01',
      });
    });
    afterEach(() => store.close());

    const statusOf = async () => (await store.get('referrals', UID))?.status;
    const bonusCents = async () => (await scene.account(INVITER)).bonusCents;

    it('is paid once by the worker after a crash between the deposit and the credit', async () => {
      isCrashing = true;
      const { id, status } = await scene.pay(1_295);
      expect([status, await statusOf(), await bonusCents()]).toEqual(['completed', 'qualified', 0]);
      await scene.work(60_000);
      expect(await statusOf()).toBe('qualified');
      isCrashing = false;
      await scene.end(id);
      await scene.work(60_000);
      await scene.work(60_000);
      expect([await statusOf(), await bonusCents()]).toEqual(['earned', 1_000]);
      await expectSums(scene, INVITER);
      await expectSums(scene, UID);
    });

    it('waits while the bank examines a payment of the friend', async () => {
      const disputed = async (openDisputes: number) =>
        scene.put('users', { ...(await store.get('users', UID)), id: UID, openDisputes });
      await disputed(1);
      await scene.pay(1_295);
      await scene.work(60_000);
      expect([await statusOf(), await bonusCents()]).toEqual(['qualified', 0]);
      await disputed(0);
      await scene.work(60_000);
      expect([await statusOf(), await bonusCents()]).toEqual(['earned', 1_000]);
    });

    it('that is real money by now goes again when the bank takes back what the friend paid, once', async () => {
      const deposit = await scene.pay(1_295);
      await store.transaction(INVITER, async (tx) => {
        const user = await tx.get('users', INVITER);
        const bonuses = user?.bonuses?.map((bonus) => ({ ...bonus, wageredCents: 1_000_000 }));
        const done = { user: { ...user, id: INVITER, ...(bonuses && { bonuses }) }, lines: [], ended: [] };
        writeEnding(tx, endBonuses(done, new Date(scene.now).toISOString()));
      });
      expect(await scene.account(INVITER)).toMatchObject({ balanceCents: 1_000, bonusCents: 0 });
      const event = { disputeId: 'dp', amountCents: 1_000, status: 'lost' } as const;
      for (const told of [event, event]) await settleDispute(scene.services.ctx, deposit, told);
      expect([await statusOf(), await scene.account(INVITER)]).toMatchObject(['void', { balanceCents: 0 }]);
      expect(await store.get('notifications', `bonusEnd:referral-${UID}-lost`)).toMatchObject({
        kind: 'bonusForfeited',
        case: 'friend',
        amountCents: 1_000,
      });
      expect(await store.get('bonuses', `referral-${UID}-lost`)).toMatchObject({ isTakenBack: true });
      await expectSums(scene, INVITER);
    });

    it('that ended without becoming real money takes nothing, and says nothing more, when the bank takes back what the friend paid', async () => {
      const deposit = await scene.pay(1_295);
      await store.transaction(INVITER, async (tx) => {
        const user = await tx.get('users', INVITER);
        const at = new Date(scene.now).toISOString();
        const before = { user: { ...user, id: INVITER }, lines: [], ended: [] };
        writeEnding(tx, endBonus(before, { id: `referral-${UID}`, status: 'expired', at }));
      });
      await settleDispute(scene.services.ctx, deposit, { disputeId: 'dp', amountCents: 1_000, status: 'lost' });
      expect([await statusOf(), await scene.account(INVITER)]).toMatchObject(['void', { balanceCents: 0 }]);
      expect(await store.get('bonuses', `referral-${UID}-lost`)).toBeUndefined();
      expect(await store.get('notifications', `bonusEnd:referral-${UID}-lost`)).toBeUndefined();
      await expectSums(scene, INVITER);
    });

    it('is credited once, also when callbacks, payments and workers come at the same time', async () => {
      const { depositId } = await scene.begin(1_295);
      const { amount, currency } = await scene.deposit(depositId);
      const event = { kind: 'paid', amountMinor: minorOf(amount), currency, receipt: 'R1' } as const;
      const settle = () => settleDeposit(scene.services.ctx, { id: depositId, userId: UID }, event);
      await Promise.all([settle(), settle(), settle(), scene.pay(6_475), scene.work(), scene.work()]);
      await Promise.all([payReferral(scene.services.ctx, UID), payReferral(scene.services.ctx, UID), scene.work()]);
      expect([await statusOf(), await bonusCents()]).toEqual(['earned', 1_000]);
      expect(await store.count('notifications', { where: [['kind', '==', 'referral']] })).toBe(1);
      await expectSums(scene, INVITER);
    });

    it('is not due for a payment in review', async () => {
      const { depositId } = await scene.begin(1_295);
      const { currency } = await scene.deposit(depositId);
      const event = { kind: 'paid', amountMinor: 100, currency, receipt: 'R1' } as const;
      await settleDeposit(scene.services.ctx, { id: depositId, userId: UID }, event);
      expect(await statusOf()).toBe('joined');
    });

    it('updates the screens of the player who invited', async () => {
      const { ctx, feed } = scene.services;
      const told: string[] = [];
      const due = { name: 'S•••', joinedAt: '2026-11-01', status: 'qualified', rewardCents: 100 } as const;
      await scene.put('referrals', { id: UID, referrerId: INVITER, ...due });
      const stop = feed.subscribe(INVITER, (part) => void told.push(part));
      await payReferral(ctx, UID);
      await payReferral(ctx, UID);
      stop();
      expect(told).toEqual(['balance']);
    });

    it('does not change the order of the claimed bonuses', async () => {
      await scene.put('deposit-bonuses', {
        id: 'b',
        title: 'Karibu',
        bonusPercentage: 50,
        minDeposit: 1_000,
        wagering: 10,
        mostPerDay: 100,
      });
      const first = await scene.pay(1_295, { bonusId: 'b' });
      await scene.pay(1_295);
      const { depositId } = await scene.begin(2_590, { bonusId: 'b' });
      expect(await listBonusClaims(scene.services.ctx, UID)).toMatchObject([
        { id: depositId, status: 'waiting', wagerRequired: 300 },
        { id: first.id, status: 'wagering', amount: 5, wagerRequired: 150 },
      ]);
    });

    it('is included in the total of the player who invited', async () => {
      await scene.pay(1_295);
      const { code } = await readReferral(scene.services.ctx, INVITER);
      expect(await readReferral(scene.services.ctx, INVITER)).toMatchObject({
        code,
        earned: 10,
        joined: [{ reward: 10 }],
      });
    });
  });
}
