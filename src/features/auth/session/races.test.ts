/** Session events while another one is still running. */
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { favouriteToggled } from '@/features/games';
import { balanceApi } from '@/features/wallet';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER } from '@/testing/fakeIdentity';
import { recordActions } from '@/testing/recordActions';
import { makeFollowingStore, settled } from '@/testing/signIn';
import { readBalance, signedIn } from './followPlayer.testTools';
import { signOutChosen } from '../authSlice';

const OTHER_USER = { ...FAKE_USER, uid: 'another-uid', phoneNumber: '+254700000001' };

/** A call whose answer the test controls. */
function slow(method: 'get' | 'post', path: string, answer: () => object = () => buildProfile()) {
  const calls: (() => void)[] = [];
  fakeServer.use(
    http[method](`${ORIGIN}/api/${path}`, async () => {
      await new Promise<void>((resolve) => calls.push(resolve));
      return HttpResponse.json({ data: answer() });
    }),
  );
  return {
    asked: (times = 1) => waitFor(() => expect(calls).toHaveLength(times)),
    answerAll: () => calls.forEach((answerOne) => answerOne()),
  };
}

const slowSession = () => slow('post', 'users/session');

/** A store with a settling player: the backend has not answered yet. */
async function settling() {
  const session = slowSession();
  const made = makeFollowingStore();
  made.identity.become(FAKE_USER);
  await session.asked();
  return { ...made, session };
}

const mutationsOver = (store: Awaited<ReturnType<typeof settling>>['store']) =>
  waitFor(() => expect(Object.keys(store.getState().api.mutations)).toEqual([]));

describe('while the profile is loading,', () => {
  it('a player who signs out stays signed out when the profile arrives', async () => {
    const { store, session } = await settling();
    expect(store.getState().auth.status).toBe('settling');
    store.dispatch(signOutChosen());
    session.answerAll();
    await mutationsOver(store);
    expect(store.getState().auth).toMatchObject({ status: 'visitor', player: null, notice: 'auth.notice.chosen' });
  });

  it('a player who signs out in another tab is never shown as signed in', async () => {
    const { store, identity, session } = await settling();
    const recording = recordActions(store);
    identity.become(null);
    session.answerAll();
    await settled(store, 'visitor');
    expect(recording.recorded.filter(({ state }) => state.auth.player)).toEqual([]);
  });

  it('another player who signs in is the only one signed in', async () => {
    const { store, identity, session } = await settling();
    identity.become(OTHER_USER);
    await session.asked(2);
    session.answerAll();
    await settled(store, 'signedIn');
    expect(store.getState().auth.player?.uid).toBe(OTHER_USER.uid);
  });
});

describe('while the sign-in service ends the session,', () => {
  it('a renewed token signs nobody in again', async () => {
    const { store, identity } = await signedIn();
    const end = identity.signOut;
    let finish = () => undefined as void;
    identity.signOut = () => new Promise((resolve) => (finish = () => resolve(end())));
    store.dispatch(signOutChosen());
    expect(store.getState().auth).toMatchObject({ status: 'ending', player: null });
    identity.become({ ...FAKE_USER });
    expect(store.getState().auth.status).toBe('ending');
    finish();
    await settled(store, 'visitor');
  });

  it('the player becomes a visitor even when the service fails', async () => {
    const { store, identity } = await signedIn();
    identity.failNext('signOut', 'internal-error');
    store.dispatch(signOutChosen());
    await settled(store, 'visitor');
  });
});

describe('while the reason for an ended session is not known,', () => {
  /** The service has no player, and a request that may know the reason is still open. */
  async function lost() {
    const made = await signedIn();
    const balance = slow('get', 'wallet/balance');
    void readBalance(made.store);
    await balance.asked();
    made.store.dispatch(favouriteToggled('g1'));
    made.identity.become(null);
    expect(made.store.getState().auth.status).toBe('lost');
    return { ...made, balance };
  }

  it('the session ends when the last request ends', async () => {
    const { store, balance } = await lost();
    balance.answerAll();
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.ended');
  });

  it('a request without an answer does not delay the end', async () => {
    const { store } = await lost();
    await settled(store, 'visitor');
  });

  it('the same player continues when another tab signed in again', async () => {
    const { store, identity, balance } = await lost();
    identity.become(FAKE_USER);
    balance.answerAll();
    await settled(store, 'signedIn');
    expect(store.getState().games.favourites).toEqual(['g1']);
    expect(store.getState().auth.notice).toBeNull();
  });

  it('another player sees nothing of the first player', async () => {
    const { store, identity } = await lost();
    identity.become(OTHER_USER);
    await settled(store, 'signedIn');
    expect(store.getState().games.favourites).toEqual([]);
  });
});

describe('the money of one player', () => {
  it('is removed before the name of the next player is known', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    expect(balanceApi.endpoints.getBalance.select()(store.getState()).data).toBeDefined();
    const recording = recordActions(store);
    identity.become(OTHER_USER);
    await settled(store, 'signedIn');
    const ofOther = recording.recorded.filter(({ state: { auth } }) =>
      [auth.arriving?.uid, auth.player?.uid].includes(OTHER_USER.uid),
    );
    expect(ofOther).not.toEqual([]);
    const shown = ofOther.filter(({ state }) => balanceApi.endpoints.getBalance.select()(state).data);
    expect(shown).toEqual([]);
  });
});
