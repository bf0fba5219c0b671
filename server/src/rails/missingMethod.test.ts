import { afterEach, describe, expect, it } from '@jest/globals';
import { RAIL_NAMES, RAIL_WORDS, type RailName } from '../../../contract/railWords.ts';
import type { WalletTerms } from '../../../contract/wallet.ts';
import type { WithdrawalMethod } from '../../../contract/withdrawals.ts';
import { readConfig } from '../config/readConfig.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import { openKits } from '../testing/openKits.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';
import { openRails } from './index.ts';

let server: MoneyApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const earlierBy = (paymentMethod: RailName) =>
  ({
    ...{ id: 'earlier', userId: 'uid-1', paymentMethod, status: 'completed', amount: 5, currency: 'USD' },
    ...{ createdAt: '2026-11-01T09:00:00.000Z', timeline: [], checks: 0 },
  }) as DepositRecord;

const kitOf = (name: RailName) => {
  const kit = openKits().find(({ rail }) => rail.name === name);
  if (!kit) throw new Error(`No kit of ${name}`);
  return kit;
};

describe.each(RAIL_NAMES)('a server in which %s is not registered', (off) => {
  it('says no word of it to players: neither in its terms nor in its contract', async () => {
    const others = RAIL_NAMES.filter((name) => name !== off);
    server = await startMoneyApp({}, { rails: await openRails(readConfig({}).rails, others) });
    const terms = (await server.ask('/wallet/terms')).data as WalletTerms;
    expect(terms.methods.map(({ id }) => id)).toEqual(others.map((name) => RAIL_WORDS[name].deposit));
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: object }>();
    const { playerRoutes, hooks } = kitOf(off);
    const gone = playerRoutes.map((route) => route.split(' ')[1] ?? '');
    expect(Object.keys(paths).filter((path) => gone.includes(path))).toEqual([]);
    for (const path of gone) expect((await server.post(path, {})).status).toBe(404);
    expect((await server.hook(hooks.strange, {})).status).toBe(404);
  });

  it('takes and pays money by the others, and still shows what came by it', async () => {
    server = await startMoneyApp({}, { without: off });
    await server.put('deposits', earlierBy(off));
    for (const { begin, end, arrive } of server.ways) {
      const { depositId } = (await begin(12_950)).data as { depositId: string };
      await end(depositId);
      const { data } = await server.ask('/wallet/methods');
      const methods = (data as WithdrawalMethod[]).filter(({ canWithdraw }) => canWithdraw);
      expect(methods.map(({ id }) => id)).not.toContain(RAIL_WORDS[off].withdrawal);
      const asked = await server.post('/wallet/withdrawals', { amount: 20, methodId: methods[0]?.id });
      const { transactionId } = asked.data as { transactionId: string };
      await server.app.services.workers.runOnce();
      await arrive(transactionId);
      expect((await server.ask(`/wallet/withdrawals/${transactionId}`)).data).toMatchObject({ status: 'completed' });
    }
    expect((await server.ask('/wallet/deposits/earlier')).data).toMatchObject({
      method: RAIL_WORDS[off].deposit,
      description: 'Deposit',
      status: 'completed',
    });
    expect(await server.post('/wallet/withdrawals', { amount: 1, methodId: RAIL_WORDS[off].withdrawal })).toMatchObject(
      {
        data: { success: false, reason: 'method_unavailable' },
      },
    );
  });
});
