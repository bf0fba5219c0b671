import { afterEach, beforeEach } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { followPlayer } from '@/features/auth';
import { selectModals } from '@/features/ui';
import { FAKE_CODE, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { BottomBar } from './layout/BottomBar';
import { ModalRoot } from './ModalRoot';

/** Clears stored wishes between tests. */
export const forgetWishes = () => {
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => window.sessionStorage.clear());
};

/** The bottom bar and the modals, before the sign-in service is loaded. */
export const openAlone = (options: Parameters<typeof fakeIdentity>[0] = {}) => {
  const identity = fakeIdentity(options);
  const view = renderWithStore(
    <>
      <BottomBar />
      <ModalRoot />
    </>,
    { identity },
  );
  const ids = () => selectModals(view.store.getState()).map(({ id }) => id);
  return { ...view, identity, ids };
};

/** Opens with the sign-in service, as the app does. */
export const open = (options: Parameters<typeof fakeIdentity>[0] = {}) => {
  const view = openAlone(options);
  act(() => view.store.dispatch(followPlayer()));
  return view;
};

export type Opened = ReturnType<typeof open>;

export const signInByCode = async ({ user }: Opened) => {
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await user.type(await screen.findByRole('textbox', { name: '6-digit verification code' }), FAKE_CODE);
};
