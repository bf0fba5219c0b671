/** The whole app, for tests with a backend of the basic calls alone. */
import { act, screen } from '@testing-library/react';
import { followPlayer } from '@/features/auth';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { settled } from '@/testing/signIn';
import { App } from './App';

/** Texts of screens after a failure. */
export const FAILED = /could not be (?:loaded|reached)|not be loaded|went wrong|try again|seem to be offline/i;

export const main = () => screen.getByRole('main');

export async function player(page: string) {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const view = renderWithStore(<App />, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await settled(view.store, 'signedIn');
  return view;
}
