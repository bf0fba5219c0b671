import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { noticeShown } from '@/features/auth';
import { modalOpened } from '@/features/ui';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { ModalRoot } from './ModalRoot';

describe('the auth modal', () => {
  it.each([
    ['auth.notice.chosen', 'You have signed out.', false],
    ['auth.notice.expired', 'You were signed out because your session ended. Log in to go on where you were.', true],
  ])(
    'opened from the notice %s closes the notice, except when the notice asks for a sign-in',
    async (notice, text, isSaid) => {
      const { store } = renderWithStore(<ModalRoot />, { identity: fakeIdentity() });
      store.dispatch(noticeShown(notice));
      act(() => void store.dispatch(modalOpened('auth', { tab: 'login' })));
      await screen.findByRole('dialog');
      // The modal decides after its first paint.
      await act(() => Promise.resolve());
      expect(screen.queryByText(text) !== null).toBe(isSaid);
      expect(store.getState().auth.notice).toBe(isSaid ? notice : null);
    },
  );
});
