/** The header of a signed-in player, with the bottom bar of a phone. */
import { screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { followPlayer } from '@/features/auth';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { BottomBar } from '../../BottomBar';
import { Header } from '../Header';

/** Waits for the button of the player's menu. */
export const openHeader = async () => {
  const identity = fakeIdentity();
  const bars = createElement(Fragment, null, createElement(Header, { isWideOnly: false }), createElement(BottomBar));
  const view = renderWithStore(bars, { identity });
  view.store.dispatch(followPlayer());
  await signInto(view.store, identity);
  const menu = await screen.findByRole('button', { name: 'Account of Simba5678' });
  return { ...view, identity, menu };
};
