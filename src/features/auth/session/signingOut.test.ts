import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { balanceApi } from '@/features/wallet';
import { favouriteToggled } from '@/features/games';
import { selectModals } from '@/features/ui';
import { FAKE_USER } from '@/testing/fakeIdentity';
import { settled } from '@/testing/signIn';
import { readBalance, signedIn } from './followPlayer.testTools';
import { signOutChosen } from './signOutChosen';

const OTHER_USER = { ...FAKE_USER, uid: 'another-uid', phoneNumber: '+254700000001' };

describe('signing out', () => {
  it('removes the data of the player', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    store.dispatch(favouriteToggled('g1'));
    store.dispatch(signOutChosen());
    const state = store.getState();
    expect(state.auth).toMatchObject({ status: 'visitor', player: null, wasSignedIn: false });
    expect(state.games.favourites).toEqual([]);
    expect(Object.keys(state.api.queries)).toEqual([]);
    expect(identity.calls.at(-1)?.name).toBe('signOut');
  });

  it('shows a message, and does not ask to sign in again', async () => {
    const { store } = await signedIn();
    store.dispatch(signOutChosen());
    expect(store.getState().auth.notice).toBe('auth.notice.chosen');
    expect(selectModals(store.getState())).toEqual([]);
  });

  it('in another tab is shown here', async () => {
    const { store, identity } = await signedIn();
    identity.become(null);
    await settled(store, 'visitor');
    expect(store.getState().auth.notice).toBe('auth.notice.ended');
  });

  it('removes one player before the next player signs in', async () => {
    const { store, identity } = await signedIn();
    await readBalance(store);
    store.dispatch(favouriteToggled('g1'));
    identity.become(OTHER_USER);
    await waitFor(() => expect(store.getState().auth.player?.uid).toBe(OTHER_USER.uid));
    expect(store.getState().games.favourites).toEqual([]);
    expect(balanceApi.endpoints.getBalance.select()(store.getState()).data).toBeUndefined();
  });
});
