import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';
import { server, until, useSandboxMoney } from '../../testing/useSandboxMoney.ts';
import { createMpesaRail } from './createMpesaRail.ts';
import { createDarajaGateway } from './daraja/createDarajaGateway.ts';

useSandboxMoney(
  'mpesa',
  () => ({ MOBILE_ANSWER_MS: '40' }),
  (url, origin) => {
    const { rails } = readConfig({ DARAJA_BASE_URL: url, DARAJA_CALLBACK_BASE_URL: origin });
    return createMpesaRail(createDarajaGateway(rails.mpesa), { pushChecks: [600], payoutChecks: [200] });
  },
);

const ENDS = ['completed', 'failed', 'review'];

async function push(phoneNumber: string, amount: number): Promise<string> {
  const { data } = await server.post('/mpesa/stk-push', { phoneNumber, amount });
  return (data as { depositId: string }).depositId;
}

describe('a payment by phone in the sandbox', () => {
  it.each([
    ['0712345600', 'completed', undefined],
    ['0712345601', 'failed', 'cancelled'],
    ['0712345602', 'failed', 'insufficient_funds'],
    ['0712345603', 'failed', 'unreachable'],
    ['0712345604', 'failed', 'wrong_pin'],
    ['0712345605', 'failed', 'another_in_progress'],
    ['0712345606', 'completed', undefined],
    ['0712345607', 'completed', undefined],
    ['0712345608', 'review', 'amount_mismatch'],
  ])('from %s ends as %s', async (phone, status, reason) => {
    const id = await push(phone, 12_950);
    const shown = await until(`/wallet/deposits/${id}`, ...ENDS);
    expect([shown.status, shown.reason]).toEqual([status, reason]);
  });

  it('credits each deposit once', async () => {
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 300, held: 0 });
  });

  it('to the phone that paid last completes, or shows that it failed', async () => {
    const withdraw = async () => {
      const { data } = await server.post('/wallet/withdrawals', { amount: 10, methodId: 'mpesa' });
      return until(`/wallet/withdrawals/${(data as { transactionId: string }).transactionId}`, ...ENDS);
    };
    expect(await withdraw()).toMatchObject({ status: 'completed', receipt: expect.any(String) });
    await until(`/wallet/deposits/${await push('0712345609', 1_295)}`, 'completed');
    expect(await withdraw()).toMatchObject({ status: 'failed', reason: 'payout_failed' });
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 300, held: 0 });
  });
});
