import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { followPlayer } from '@/features/auth';
import { modalClosed, selectModals, selectPage } from '@/features/ui';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { Header } from '../Header';
import { openHeader } from './accountBar.testTools';

describe('the header of a player', () => {
  it('takes the place of Log In and Register', async () => {
    await openHeader();
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('shows name and phone number, and where the account leads', async () => {
    const { user, menu, store } = await openHeader();
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('+254 712 345 678')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(selectPage(store.getState())).toBe('profile');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  it.each([
    ['Deposits', 'deposit'],
    ['Cashout', 'withdraw'],
  ])('opens what %s means', async (name, id) => {
    const { user, menu, store } = await openHeader();
    await user.click(menu);
    await user.click(screen.getByRole('button', { name }));
    expect(selectModals(store.getState())).toMatchObject([{ id }]);
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('signs out', async () => {
    const { user, menu } = await openHeader();
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('button', { name: 'Log In' })).toHaveFocus();
  });

  it('takes the focus that signing in left to the page', async () => {
    const identity = fakeIdentity();
    const { store } = renderWithStore(<Header isWideOnly={false} />, { identity });
    store.dispatch(followPlayer());
    screen.getByRole('button', { name: 'Log In' }).focus();
    await signInto(store, identity);
    expect(await screen.findByRole('button', { name: 'Account of Simba5678' })).toHaveFocus();
  });

  it('takes no focus that nobody had', async () => {
    const identity = fakeIdentity();
    const { store } = renderWithStore(
      <>
        <Header isWideOnly={false} />
        <button type="button">Elsewhere</button>
      </>,
      { identity },
    );
    store.dispatch(followPlayer());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    elsewhere.blur();
    await signInto(store, identity);
    await screen.findByRole('button', { name: 'Account of Simba5678' });
    expect(document.body).toHaveFocus();
  });

  it('is walked by arrows and closed by Escape, which gives the focus back', async () => {
    const { user, menu } = await openHeader();
    menu.focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu).toHaveFocus();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by a press beside it and when the focus moves on', async () => {
    const { user, menu } = await openHeader();
    await user.click(menu);
    await user.click(document.body);
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    act(() => screen.getByRole('button', { name: 'Refresh the balance' }).focus());
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the wallet of the bottom bar', () => {
  it('has a player pay in, and asks a visitor in', async () => {
    const { user, store, menu } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Wallet' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
    act(() => void store.dispatch(modalClosed('deposit')));
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.click(screen.getByRole('button', { name: 'Wallet' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });
});
