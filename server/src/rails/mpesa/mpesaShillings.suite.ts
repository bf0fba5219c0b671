import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import { changeCurrency } from '../../ledger/index.ts';
import { listBonusClaims } from '../../rewards/bonusClaims.ts';
import {
  changeSaferPlay,
  limitChange,
  type SaferPlayChange,
  selfExclusionChange,
  timeOutChange,
} from '../../saferPlay/changeSaferPlay.ts';
import { type GetScene, type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import { expectReports } from '../../testing/expectReports.ts';

const RATES = [0.5, 99.99, 129.5, 130.1234];

async function payOut(scene: LedgerScene, kes: number): Promise<boolean> {
  const { id, success } = await scene.withdraw(kes, { methodId: 'mpesa' });
  if (!success) return false;
  await scene.work();
  await scene.endPayout(id);
  return true;
}

export function describeShillings(getScene: GetScene): void {
  describe('an account in shillings', () => {
    it('is credited with the paid shillings, and pays them out again without conversion', async () => {
      const scene = getScene();
      await changeCurrency(scene.services.ctx, UID, 'KES');
      expect(await scene.payMpesa(100)).toMatchObject({ creditedCents: 10_000, accountCurrency: 'KES', amount: 100 });
      expect(await scene.balance()).toMatchObject({ balance: 100, available: 100, currency: 'KES' });
      const { id, message } = await scene.withdraw(100, { methodId: 'mpesa' });
      expect(message).toContain('Withdrawal of Ksh 100 has been processed');
      expect(await scene.withdrawal(id)).toMatchObject({ payoutKes: 100, debitCents: 10_000, currency: 'KES' });
      await scene.work();
      await scene.endPayout(id);
      expect(await scene.balance()).toMatchObject({ balance: 0, held: 0, currency: 'KES' });
      expect((await scene.journal()).map(({ deltaCents, currency }) => [deltaCents, currency])).toEqual(
        expect.arrayContaining([
          [10_000, 'KES'],
          [-10_000, 'KES'],
        ]),
      );
      await expectSums(scene);
    });

    it('keeps every paid shilling at any rate, in balance, limit, position, totals and history', async () => {
      const move = fc.record({
        kes: fc.integer({ min: 100, max: 5_000 }),
        isIn: fc.boolean(),
        rate: fc.constantFrom(...RATES),
      });
      let player = 0;
      const { ctx } = getScene().services;
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
          const scene = getScene();
          const uid = `shillings-${(player += 1)}`;
          await scene.addPlayer(uid, 'KES');
          const phone = `0711${String(player).padStart(6, '0')}`;
          const limit = limitChange({ period: 'day', amount: 90_000, currency: 'KES' });
          await changeSaferPlay(ctx, uid, limit, { isTold: false });
          let [paid, withdrawn] = [0, 0];
          for (const { kes, isIn, rate } of moves) {
            scene.kesPerUsd = rate;
            if (isIn || paid - withdrawn < kes) {
              await scene.payMpesa(kes, { uid, phone });
              paid += kes;
            } else {
              const { id } = await scene.withdraw(kes, { uid, methodId: 'mpesa' });
              await scene.work();
              await scene.endPayout(id);
              withdrawn += kes;
            }
          }
          await expectReports(scene, uid, { paid: paid * 100, withdrawn: withdrawn * 100, limit: 9_000_000 });
        }),
        { numRuns: 12 },
      );
    });

    it('keeps cents that M-Pesa cannot pay in the balance', async () => {
      const scene = getScene();
      await scene.put('users', { id: UID, uid: UID, currency: 'KES', displayName: 'Wanjiru' });
      await scene.payMpesa(500);
      const { id } = await scene.withdraw(150.5, { methodId: 'mpesa' });
      expect(await scene.withdrawal(id)).toMatchObject({ payoutKes: 150, debitCents: 15_000 });
    });

    it('requires at least Ksh 100, with the text of the page', async () => {
      const scene = getScene();
      await changeCurrency(scene.services.ctx, UID, 'KES');
      await scene.payMpesa(200);
      expect(await scene.withdraw(99, { methodId: 'mpesa' })).toMatchObject({
        success: false,
        message: 'Minimum withdrawal amount is Ksh 100',
      });
      expect(await payOut(scene, 100)).toBe(true);
      expect(await scene.balance()).toMatchObject({ balance: 100, held: 0 });
    });

    it('gets its bonus in shillings, exact to the cent', async () => {
      const scene = getScene();
      await changeCurrency(scene.services.ctx, UID, 'KES');
      const bonus = {
        title: 'Reload',
        bonusPercentage: 50,
        freeSpins: 0,
        minDeposit: 100,
        wagering: 3,
        isActive: true,
      };
      await scene.put('deposit-bonuses', { id: 'reload', ...bonus });
      await scene.payMpesa(333, { bonusId: 'reload' });
      expect(await scene.balance()).toMatchObject({ balance: 333, bonusBalance: 166.5, currency: 'KES' });
      const [claim] = await listBonusClaims(scene.services.ctx, UID);
      expect(claim).toMatchObject({ amount: 166.5, wagerRequired: 1_498.5, currency: 'KES' });
      await expectSums(scene);
    });
  });

  describe('the currency of an account', () => {
    it('cannot change while a payment is open, and can change after the payment failed', async () => {
      const scene = getScene();
      const { ctx } = scene.services;
      const { depositId } = await scene.push(100);
      expect(await changeCurrency(ctx, UID, 'KES')).toBe('account_used');
      await scene.endPush(depositId, 1_032);
      expect(await changeCurrency(ctx, UID, 'KES')).toMatchObject({ currency: 'KES', preferredCurrency: 'KES' });
      expect(await changeCurrency(ctx, UID, 'USD')).toMatchObject({ currency: 'USD' });
    });

    it('cannot change after the account has held money, even when it is empty again', async () => {
      const scene = getScene();
      const { ctx } = scene.services;
      await changeCurrency(ctx, UID, 'KES');
      await scene.payMpesa(100);
      expect(await payOut(scene, 100)).toBe(true);
      expect(await changeCurrency(ctx, UID, 'USD')).toBe('account_used');
      expect(await changeCurrency(ctx, UID, 'KES')).toMatchObject({ currency: 'KES' });
    });

    it('is used when a payment completes that had failed before the change', async () => {
      const scene = getScene();
      const { depositId } = await scene.push(100);
      await scene.endPush(depositId, 1_032);
      await changeCurrency(scene.services.ctx, UID, 'KES');
      await scene.endPush(depositId);
      expect(await scene.deposit(`${depositId}-late`)).toMatchObject({ status: 'processing', accountCurrency: 'KES' });
      await scene.work(60_000);
      expect(await scene.balance()).toMatchObject({ balance: 100, currency: 'KES' });
      expect(await scene.deposit(`${depositId}-late`)).toMatchObject({ creditedCents: 10_000, accountCurrency: 'KES' });
      await expectSums(scene);
    });
  });
}

const FIRST = 'uid-first';
const SECOND = 'uid-second';
const REFUSED = { status: 403, code: 'self_excluded' };
const OTHER_PHONE = '0722000111';
const SHARED = '0711222333';
const DAY = 86_400_000;

export function describeExcludedPhones(getScene: GetScene): void {
  describe('a self-exclusion', () => {
    beforeEach(async () => {
      await getScene().addPlayer(FIRST);
      await getScene().addPlayer(SECOND);
    });

    const take = (change: SaferPlayChange = selfExclusionChange(6)) =>
      changeSaferPlay(getScene().services.ctx, FIRST, change, { isTold: true });
    const push = (phone: string, uid = SECOND) => getScene().push(500, { uid, phone });
    const countOf = (uid: string) => getScene().store.count('deposits', { where: [['userId', '==', uid]] });

    it('refuses a phone that has paid for the account, when it pays for another account, and sends no prompt', async () => {
      const scene = getScene();
      await scene.payMpesa(500, { uid: FIRST, phone: SHARED });
      await take();
      const before = scene.mpesa.prompts.size;
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
      expect([await countOf(SECOND), scene.mpesa.prompts.size]).toEqual([0, before]);
      expect(await push(OTHER_PHONE)).toMatchObject({ ResponseCode: '0' });
    });

    it('refuses the sign-in phone of the account, also when it never paid', async () => {
      const scene = getScene();
      await scene.addPlayer(FIRST, undefined, { phoneNumber: '+254711222333' });
      await take();
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
    });

    it('finds the account among all accounts that a phone has paid for', async () => {
      const scene = getScene();
      for (const uid of ['uid-0', 'uid-a', 'uid-z']) await scene.addPlayer(uid);
      for (const uid of ['uid-0', 'uid-a', SECOND, FIRST, 'uid-z', FIRST])
        await scene.payMpesa(500, { uid, phone: SHARED });
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
      await take();
      for (const uid of ['uid-0', 'uid-a', SECOND, 'uid-z'])
        await expect(push(SHARED, uid)).rejects.toMatchObject(REFUSED);
    });

    it('does not refuse a phone that got a prompt for the account and did not pay', async () => {
      const scene = getScene();
      const { depositId } = await push(SHARED, FIRST);
      await scene.endPush(depositId, 1032);
      await take();
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
    });

    it('ends for its phones when it ends for the account, and a time-out refuses no phones', async () => {
      const scene = getScene();
      await scene.payMpesa(500, { uid: FIRST, phone: SHARED });
      await take(timeOutChange(720));
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
      await take();
      await expect(push(SHARED)).rejects.toMatchObject(REFUSED);
      scene.wait(200 * DAY);
      expect(await push(SHARED)).toMatchObject({ ResponseCode: '0' });
    });

    it('refuses without saying which account is excluded', async () => {
      const scene = getScene();
      await scene.payMpesa(500, { uid: FIRST, phone: SHARED });
      await take();
      const error = (await push(SHARED).catch((thrown: unknown) => thrown)) as Error;
      expect(error.message).toMatch(/^A self-exclusion covers this way to pay/);
      expect(error.message).not.toMatch(/uid|711222333|You have excluded|20\d\d/);
    });
  });
}
