/** Random operations on accounts, and on the rate between their currencies. */
import { changeCurrency, refreshBalance } from '../../../../server/src/ledger/index.ts';
import { CURRENCIES } from '../../accounts.ts';
import type { Operation } from './operation.ts';

const join: Operation = {
  weight: 1,
  run: async (comparison) => {
    const currency = comparison.random.pick(CURRENCIES);
    await comparison.join(currency);
    return `a new player in ${currency}`;
  },
};

/** Allowed until the account has money, or may get some; bonus money of the wheel counts, also when it is gone. */
const chooseCurrency: Operation = {
  weight: 2,
  run: async (comparison, anyone) => {
    const { scene, random, checks } = comparison;
    const unused = comparison.players.filter(({ hasPaid }) => !hasPaid);
    const player = unused.length > 0 && random.chance(0.8) ? random.pick(unused) : anyone;
    const currency = random.pick(CURRENCIES);
    const isRefused = player.isUsed && currency !== player.currency;
    const chosen = await changeCurrency(scene.services.ctx, player.uid, currency);
    checks.equal(
      typeof chosen === 'string' ? chosen : undefined,
      isRefused ? 'account_used' : undefined,
      `the choice of ${currency}`,
    );
    if (!isRefused) player.currency = currency;
    await comparison.compareRecords(player, `the choice of ${currency}`);
    return `the choice of ${currency}`;
  },
};

const refresh: Operation = {
  weight: 2,
  run: async ({ scene }, { uid }) => {
    await refreshBalance(scene.services.ctx, uid);
    return 'a refresh';
  },
};

/** Four decimals, as the server takes them. */
const changeRate: Operation = {
  weight: 1,
  run: async ({ scene, random }) => {
    scene.kesPerUsd = random.between(900_000, 1_600_000) / 10_000;
    return `a rate of ${scene.kesPerUsd}`;
  },
};

export const ACCOUNT_OPERATIONS: readonly Operation[] = [join, chooseCurrency, refresh, changeRate];
