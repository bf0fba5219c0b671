import { describe, expect, it } from '@jest/globals';
import { forfeitBonus } from '../../rewards/endBonus.ts';
import { listBonusClaims } from '../../rewards/bonusClaims.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { changeSaferPlay, limitChange, readSaferPlayState } from '../../saferPlay/changeSaferPlay.ts';
import { readPosition } from '../../saferPlay/readPosition.ts';
import type { Currency } from '../../store/records/money.ts';
import type { GetScene, LedgerScene } from '../../testing/LedgerScene.ts';
import { listTransactions } from '../../wallet/listTransactions.ts';
import { grantBonus } from '../bonuses/grantBonus.ts';
import { changeCurrency } from '../changeCurrency.ts';
import { instant } from '../LedgerContext.ts';
import { refreshBalance } from '../refreshBalance.ts';
import { listWithdrawalMethods } from '../payouts/withdrawalMethods.ts';
import { currenciesOf, expectSums } from './expectSums.testTools.ts';

/** These players do the same with money in both currencies, at the rate of 129.5. */
const PLAYERS = [
  { uid: 'in-dollars', currency: 'USD', unit: 1 },
  { uid: 'in-shillings', currency: 'KES', unit: 129.5 },
] as const;
const OTHER_RATE = 99.9;
const BONUS = { mostPerDay: 100, id: 'b', isActive: true, bonusPercentage: 50, minDeposit: 1_000, wagering: 3 };

interface Player {
  uid: string;
  currency: Currency;
  unit: number;
}

/** Both players at the same time put $100 in with a bonus, take $20 out, which ends the bonus, and have $30 under way; one withdrawal is refused, one deposit not paid. */
async function playBoth(scene: LedgerScene): Promise<void> {
  await scene.put('deposit-bonuses', BONUS);
  for (const { uid, currency } of PLAYERS) await scene.addPlayer(uid, currency);
  const paidOut = await Promise.all(PLAYERS.map((player) => depositAndWithdraw(scene, player)));
  // The limit comes after the deposits, which come from one payer.
  for (const { uid, currency, unit } of PLAYERS) {
    const limit = limitChange({ period: 'week', amount: 200 * unit, currency });
    await changeSaferPlay(scene.services.ctx, uid, limit, { isTold: false });
  }
  await scene.work();
  await Promise.all(paidOut.map(({ id }) => scene.arrive(id)));
  const asks = PLAYERS.flatMap(({ uid, unit }) => [30, 90].map((dollars) => scene.withdraw(dollars * unit, { uid })));
  await Promise.all(asks);
}

async function depositAndWithdraw(scene: LedgerScene, { uid, unit }: Player) {
  await scene.pay(12_950, { uid, bonusId: 'b' });
  const { depositId } = await scene.begin(2_590, { uid });
  await scene.end(depositId, false);
  return scene.withdraw(20 * unit, { uid, endsBonus: true });
}

export function describeCurrencies(getScene: GetScene): void {
  describe('accounts in dollars and in shillings in one store', () => {
    it('keep their currency once they held bonus money, also when it is gone', async () => {
      const scene = getScene();
      const { ctx } = scene.services;
      await scene.addPlayer('turner', 'KES');
      await ctx.store.transaction('turner', async (tx) => {
        const grant = { id: 'gift', source: 'wheel', cents: 5_000, terms: wageringTermsOf({}) } as const;
        const user = (await tx.get('users', 'turner')) ?? { id: 'turner' };
        tx.set('users', grantBonus(tx, user, grant, { at: instant(ctx.now()), kesPerUsd: 129.5 }));
      });
      const [bonus] = await listBonusClaims(ctx, 'turner');
      await forfeitBonus(ctx, 'turner', bonus?.id ?? '');
      expect(await scene.account('turner')).toMatchObject({ balanceCents: 0, bonusCents: 0 });
      expect(await changeCurrency(ctx, 'turner', 'USD')).toBe('account_used');
    });

    it('say their currency in every record of moved money, and the journal of each gives the balances of that currency', async () => {
      const scene = getScene();
      await scene.addPlayer('in-shillings-too', 'KES');
      await scene.pay(25_900, { uid: 'in-shillings-too' });
      await playBoth(scene);
      for (const { uid, currency } of PLAYERS) {
        const said = await currenciesOf(scene.store, uid);
        // These are a deposit, two withdrawals in two fields, and the journal of deposit, bonus, its end, two holds and payout.
        expect(said).toHaveLength(13);
        expect(said.filter((record) => record.currency !== currency)).toEqual([]);
      }
      for (const currency of ['USD', 'KES'] as const) {
        const users = (await scene.store.find('users')).filter((user) => (user.currency ?? 'USD') === currency);
        const accounts = await Promise.all(users.map(({ id }) => scene.account(id)));
        const balances = accounts.reduce((sum, { balanceCents, bonusCents }) => sum + balanceCents + bonusCents, 0);
        const lines = { where: [['currency', '==', currency] as const] };
        expect(await scene.store.sum('journal', 'deltaCents', lines)).toBe(balances);
      }
    });

    it('have the same money at another rate, and are reported each in its own currency: history, limits, bonuses and methods', async () => {
      const scene = getScene();
      await playBoth(scene);
      scene.kesPerUsd = OTHER_RATE;
      for (const { uid, currency, unit } of PLAYERS) {
        await refreshBalance(scene.services.ctx, uid);
        const [balance, held, available, bonusBalance] = [80, 30, 50, 0].map((dollars) => dollars * unit);
        expect(await scene.balance(uid)).toEqual({ balance, held, available, bonusBalance, currency });
        await expectSums(scene, uid);
      }
      const { ctx } = scene.services;
      for (const { uid, currency, unit } of PLAYERS) {
        const { items } = await listTransactions(ctx, uid, { limit: 100 });
        const moved = items.filter(({ balanceAmount }) => balanceAmount !== undefined);
        expect(items.every(({ balanceCurrency }) => balanceCurrency === currency)).toBe(true);
        expect(moved.map(({ balanceAmount }) => balanceAmount).toSorted()).toEqual([100 * unit, 20 * unit].toSorted());
        const [deposited, withdrawn] = [100 * unit, 20 * unit];
        const position = { deposited, withdrawn, net: withdrawn - deposited, currency };
        expect(await readPosition(ctx, uid, 0)).toMatchObject(position);
        const [, week] = (await readSaferPlayState(ctx, uid)).limits;
        expect(week).toMatchObject({ amount: 200 * unit, used: deposited, left: deposited, currency });
        const [claim] = await listBonusClaims(ctx, uid);
        expect(claim).toMatchObject({
          amount: 50 * unit,
          wagerRequired: 450 * unit,
          status: 'forfeited',
          lost: 50 * unit,
          currency,
        });
        const [method] = await listWithdrawalMethods(ctx, uid);
        expect(method).toMatchObject({ totalDeposited: deposited });
      }
    });
  });
}
