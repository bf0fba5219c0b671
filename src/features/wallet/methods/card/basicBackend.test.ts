import { describe, expect, it, jest } from '@jest/globals';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Answer } from '@/api';
import type { TransactionsQuery } from '@contract/transactions.ts';
import { methods, page } from './basicBackend';

const item = (own: Record<string, unknown>) => ({
  id: 'd1',
  amount: 25,
  currency: 'USD',
  status: 'completed',
  createdAt: '2026-11-20T09:30:00.000Z',
  ...own,
});

const knowing = (...items: unknown[]) => jest.fn(async (_request: FetchArgs): Promise<Answer> => ({ data: items }));

const pageOf = (query: TransactionsQuery, ask: (request: FetchArgs) => Promise<Answer>) =>
  page({ query, uid: 'u', ask });

describe('card deposits as history', () => {
  it('continue where the last page ended', async () => {
    const ask = knowing(item({}), item({ id: 'd2' }));
    expect(await pageOf({ limit: 2 }, ask)).toMatchObject({ data: { nextCursor: '2' } });
    expect(await pageOf({ limit: 3, cursor: '2' }, ask)).toMatchObject({
      data: { items: [{ id: 'd1' }, { id: 'd2' }] },
    });
    expect(ask.mock.calls).toMatchObject([
      [{ url: '/stripe/deposits', params: { limit: 2, offset: 0 } }],
      [{ url: '/stripe/deposits', params: { limit: 3, offset: 2 } }],
    ]);
  });

  it.each([
    [{ paymentIntentId: 'pi_1' }, { id: 'pi_1' }],
    [
      { status: 'succeeded', currency: 'kes' },
      { status: 'completed', currency: 'KES' },
    ],
    [{ status: 'requires_action' }, { status: 'processing' }],
    [{ createdAt: 1_762_000_000 }, { createdAt: '2025-11-01T12:26:40.000Z' }],
    [{}, { type: 'deposit', method: 'stripe', description: 'Card Deposit' }],
  ])('show %j as %j', async (own, read) => {
    expect(await pageOf({}, knowing(item(own)))).toMatchObject({ data: { items: [read] } });
  });

  it('are filtered in the browser, and no withdrawals are requested', async () => {
    const ask = knowing(item({}), item({ id: 'd2', status: 'failed' }));
    expect(await pageOf({ status: 'failed' }, ask)).toMatchObject({ data: { items: [{ id: 'd2' }] } });
    const open = knowing(item({}), item({ id: 'd3', status: 'requires_action' }));
    expect(await pageOf({ status: 'underWay' }, open)).toMatchObject({ data: { items: [{ id: 'd3' }] } });
    expect(await pageOf({ type: 'withdrawal' }, ask)).toEqual({ data: { items: [] } });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('fail with the error of their request', async () => {
    const lost: Answer = { error: { status: 500, message: 'broken' } };
    expect(await pageOf({}, async () => lost)).toBe(lost);
    expect(await methods({ query: {}, uid: 'u', ask: async () => lost })).toBe(lost);
  });

  it('allow a withdrawal to the card after one deposit is completed', async () => {
    const methodsOf = (...items: unknown[]) => methods({ query: {}, uid: 'u', ask: knowing(...items) });
    expect(await methodsOf(item({ status: 'failed' }))).toEqual({ data: [] });
    expect(await methodsOf(item({}), item({ amount: 5 }))).toMatchObject({
      data: [{ id: 'card', canWithdraw: true, totalDeposited: 30, processingTime: 'Instant - 30 minutes' }],
    });
  });
});
