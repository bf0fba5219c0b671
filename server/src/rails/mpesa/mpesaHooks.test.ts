import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CALLBACK_SECRET, payoutResultBody, pushCallbackBody, STATUS_SECRET } from './testing/FakeMpesaGateway.ts';
import { startMoneyApp } from '../../testing/startMoneyApp.ts';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

const lines: string[] = [];
beforeEach(() => void (lines.length = 0));
useMoneyApp({ logLevel: 'trace' }, { logTo: { write: (line) => lines.push(line) } });

const balance = async () => ((await server.ask('/wallet/balance')).data as { balance: number }).balance;
const HEARD = { ResultCode: 0, ResultDesc: 'Accepted' };

describe('the callbacks of M-Pesa', () => {
  it('credit before they are answered, and get the same answer when repeated', async () => {
    const depositId = await server.payMpesa(12_950);
    expect(await balance()).toBe(100);
    const again = pushCallbackBody(server.mpesa.endPush(depositId));
    expect(await server.hook(`/mobile/${CALLBACK_SECRET}/${depositId}`, again)).toEqual({ status: 200, body: HEARD });
    expect(await balance()).toBe(100);
  });

  it.each(['/x', '/payouts/x', '/payouts/x/timeout'])('get no answer from %s without the secret', async (path) => {
    expect(await server.hook(`/mobile/wrong-secret${path}`, {})).toMatchObject({ status: 404 });
  });

  it('need a secret that is valid for one kind of call about one record only', async () => {
    const isOurs = jest.spyOn(server.mpesa, 'isCallbackSecret').mockReturnValue(false);
    for (const path of ['/dep', '/payouts/wd', '/payouts/wd/timeout'])
      expect(await server.hook(`/mobile/given${path}`, {})).toMatchObject({ status: 404 });
    const asked = [...new Set(isOurs.mock.calls.map((call) => call.join(' ')))];
    expect(asked).toEqual(['given push dep', 'given payout wd', 'given status wd']);
  });

  it('return no money for a result that the provider does not confirm', async () => {
    await server.payMpesa(12_950);
    const { data } = await server.post('/wallet/withdrawals', { amount: 25, methodId: 'mpesa' });
    const { transactionId: id } = data as { transactionId: string };
    await server.app.services.workers.runOnce();
    const body = payoutResultBody(server.mpesa.payoutResult(id, 2001));
    const statusNow = async () => (await server.store.get('withdrawals', id))?.status;
    await server.hook(`/mobile/${CALLBACK_SECRET}/payouts/${id}`, body);
    expect(await statusNow()).toBe('processing');
    await server.hook(`/mobile/${STATUS_SECRET}/payouts/${id}`, body);
    expect(await statusNow()).toBe('failed');
    expect((await server.ask(`/wallet/withdrawals/${id}`)).data).not.toHaveProperty('payoutAmount');
  });

  it.each(['', '{', '[]', 'null', '{"Body":{}}', '{"Result":[]}'])('accept %j without any effect', async (body) => {
    const depositId = await server.payMpesa(12_950);
    for (const path of [`/${depositId}`, `/payouts/${depositId}`, `/payouts/${depositId}/timeout`, '/a%2Fb', '/%00'])
      expect(await server.hook(`/mobile/${CALLBACK_SECRET}${path}`, body)).toEqual({ status: 200, body: HEARD });
    expect(await balance()).toBe(100);
  });

  it('credit no payment that was never requested', async () => {
    const { data } = await server.post('/mpesa/stk-push', { phoneNumber: '0712345678', amount: 500 });
    const { depositId } = data as { depositId: string };
    const forged = { merchantRequestId: 'm', checkoutRequestId: 'ws_CO_forged', resultCode: 0, resultText: '' };
    const body = pushCallbackBody({ ...forged, amountKes: 500, receipt: 'FORGED' });
    await server.hook(`/mobile/${CALLBACK_SECRET}/${depositId}`, body);
    expect(await balance()).toBe(0);
  });

  it('leave neither secret nor phone number in the log', async () => {
    await server.payMpesa(12_950);
    await server.hook(`/mobile/${CALLBACK_SECRET}/none`, {});
    expect(lines.join('')).toContain('/api/hooks/mobile/…');
    expect(lines.join('')).not.toMatch(/fake-callback-secret|712345678/);
  });
});

describe('an address that sends too many callbacks', () => {
  it('is still answered with a valid secret, because the provider does not call again', async () => {
    const few = await startMoneyApp({ callLimits: { playerWrites: 9, badTokens: 9, hooks: 1 } });
    try {
      await few.hook('/mobile/wrong-secret/x', {});
      expect((await few.hook('/mobile/wrong-secret/x', {})).status).toBe(429);
      await few.payMpesa(12_950);
      const { data } = await few.post('/wallet/withdrawals', { amount: 25, methodId: 'mpesa' });
      const { transactionId } = data as { transactionId: string };
      await few.app.services.workers.runOnce();
      await few.endPayout(transactionId);
      expect((await few.ask('/wallet/balance')).data).toMatchObject({ balance: 75, held: 0 });
    } finally {
      await few.close();
    }
  });
});
