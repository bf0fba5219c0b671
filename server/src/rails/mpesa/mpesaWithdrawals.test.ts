import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from '../../routes/wallet/walletRoutes.testTools.ts';

useMoneyApp();

describe('POST /api/wallet/withdrawals', () => {
  it('answers with the text that the player reads, and pays', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', phoneNumber: '+254712345678', balance: 0 });
    await server.payMpesa(12_950);
    const { status, data } = await server.post('/wallet/withdrawals', { amount: 25.5, methodId: 'mpesa' });
    expect([status, data]).toEqual([
      200,
      {
        success: true,
        message: 'Withdrawal of $25.50 has been processed to your M-Pesa. Instant - 10 minutes',
        transactionId: expect.any(String),
      },
    ]);
    const { transactionId } = data as { transactionId: string };
    await server.app.services.workers.runOnce();
    await server.endPayout(transactionId);
    expect((await server.ask(`/wallet/withdrawals/${transactionId}`)).data).toMatchObject({
      status: 'completed',
      payoutAmount: 3_302,
      payoutCurrency: 'KES',
      receipt: expect.any(String),
      timeline: [{ status: 'pending' }, { status: 'processing' }, { status: 'completed' }],
    });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 74.5, held: 0 });
    expect((await server.ask('/users/me/notifications')).data).toMatchObject([
      { kind: 'withdrawal' },
      { kind: 'deposit' },
    ]);
  });
});
