import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { playerSignedIn } from './authSlice';
import { useJoin } from './useJoin';

const Door = ({ bonusId }: { bonusId?: string }) => <button onClick={useJoin(bonusId)}>In</button>;

describe('the button to join', () => {
  it.each([
    [true, 'register'],
    [false, 'login'],
  ])('with allowRegistration %s opens %s', async (allowRegistration, tab) => {
    fakeApi({ settings: { data: { allowRegistration } } });
    const { store, user } = renderWithStore(<Door />);
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('allowRegistration'));
    await user.click(screen.getByRole('button'));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab } }]);
  });

  it.each([
    [undefined, {}],
    ['b1', { bonusId: 'b1' }],
  ])('opens the deposit for a player, with bonus %s', async (bonusId, props) => {
    const { store, user } = renderWithStore(<Door {...(bonusId && { bonusId })} />);
    act(() => void store.dispatch(playerSignedIn({ uid: 'u1', displayName: 'Asha', methods: ['phone'] })));
    await user.click(screen.getByRole('button'));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props }]);
  });

  it.each([
    ['b1', { id: 'deposit', props: { bonusId: 'b1' } }],
    [undefined, null],
  ])('remembers a claim of bonus %s for after the sign-in', async (bonusId, wish) => {
    const { store, user } = renderWithStore(<Door {...(bonusId && { bonusId })} />);
    await user.click(screen.getByRole('button'));
    expect(store.getState().ui.wish).toEqual(wish);
  });
});
