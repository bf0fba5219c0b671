import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { serveEvents } from '@/testing/serveEvents';
import { makeFollowingStore, signInto } from '@/testing/signIn';
import { balanceApi } from '../moneyApi';
import { followWallet } from './followWallet';

export const MONEY = { balance: 12.5, bonusBalance: 1, held: 0, available: 12.5, currency: 'USD' };

let stop: () => void = () => undefined;

export const stopFollowing = (): void => stop();

/** A signed-in player whose store follows the wallet, with one open connection. */
export const follow = async () => {
  const connections = serveEvents();
  const made = makeFollowingStore(fakeIdentity());
  await signInto(made.store, made.identity);
  stop = made.store.dispatch(followWallet());
  await waitFor(() => expect(connections).toHaveLength(1));
  const balance = () => balanceApi.endpoints.getBalance.select()(made.store.getState()).data;
  return { ...made, connections, balance };
};

/** Counts the reads of a path. */
export const countReads = (path: string, data: unknown) => {
  const reads = { count: 0, data };
  fakeServer.use(
    http.get(`${ORIGIN}/api/${path}`, () => {
      reads.count += 1;
      return HttpResponse.json({ data: reads.data } as object);
    }),
  );
  return reads;
};
