/** A sign-in in Redux DevTools: readable steps, without secrets. */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { modalOpened, pageTitled } from '@/features/ui';
import { FAKE_CODE } from '@/testing/fakeIdentity';
import { leaksOf, recordActions, storyOf } from '@/testing/recordActions';
import { CLIENT_SECRET, expectWhole, open, SECRETS, WRONG_CODE } from './journeys.testTools';

describe('the actions that the store records', () => {
  it('show a sign-in by code, without secrets', async () => {
    const view = open();
    const recording = recordActions(view.store);
    act(() => void view.store.dispatch(modalOpened('auth', { tab: 'register' })));
    await view.user.click(await screen.findByRole('tab', { name: 'Log In' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678');
    await view.user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
    const box = await screen.findByRole('textbox', { name: '6-digit verification code' });
    await view.user.type(box, WRONG_CODE);
    await screen.findByText('Invalid verification code. Please check and try again.');
    await view.user.type(box, FAKE_CODE);
    await waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    expect(storyOf(recording)).toEqual([
      'ui/modalOpened',
      'ui/modalTabChosen',
      'auth/codeRequested',
      'auth/codeSent',
      'auth/codeSubmitted',
      'auth/codeRefused',
      'auth/failureCleared',
      'auth/codeSubmitted',
      'auth/signInAwaited',
      'openSession pending',
      'auth/codeAccepted',
      'ui/modalClosed',
      'openSession fulfilled',
      'auth/playerSignedIn',
      'ui/localeChosen',
      'auth/languageKept',
    ]);
    expect(view.store.getState().ui.modals).toEqual([]);
    expectWhole(recording, view);
  });
});

describe('the search for secrets', () => {
  it.each(['Call 0712 345 678', '+254712345678', FAKE_CODE, CLIENT_SECRET, '4242 4242 4242 4242'])(
    'finds %s in an action and in the state after it',
    (secret) => {
      const { store } = open();
      const recording = recordActions(store);
      act(() => void store.dispatch(pageTitled(secret)));
      expect(leaksOf(recording, SECRETS)).toHaveLength(2);
    },
  );
});
