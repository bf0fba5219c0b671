import { describe, expect, it } from '@jest/globals';
import { openGame } from '@contract/launches.ts';
import { at } from '@contract/route.ts';
import { setRealityCheck } from '@contract/saferPlay.ts';
import { listTransactions } from '@contract/transactions.ts';
import { requestOf } from './endpoints';

describe('the request of a route', () => {
  it('has its address and method', () => {
    expect(requestOf(at(openGame, { id: 'simba' }))).toEqual({ url: '/games/simba/open', method: 'POST' });
  });

  it('has its query parameters', () => {
    expect(requestOf(listTransactions, { query: { limit: 20 } })).toEqual({
      url: '/wallet/transactions',
      method: 'GET',
      params: { limit: 20 },
    });
  });

  it('has its body', () => {
    expect(requestOf(setRealityCheck, { body: { minutes: 30 } })).toEqual({
      url: '/gaming/reality-check',
      method: 'POST',
      body: { minutes: 30 },
    });
  });
});
