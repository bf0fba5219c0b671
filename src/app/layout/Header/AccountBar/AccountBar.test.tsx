import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { followPlayer } from '@/features/auth';
import { modalClosed, pageOpened, selectModals, selectPage } from '@/features/ui';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { Header } from '../Header';
import { openHeader } from './accountBar.testTools';

describe('the header of a player', () => {
  it('replaces Log In and Register', async () => {
    await openHeader();
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('shows name and phone number, and links to the account pages', async () => {
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
  ])('opens the dialog of %s', async (name, id) => {
    const { user, menu, store } = await openHeader();
    await user.click(menu);
    await user.click(screen.getByRole('button', { name }));
    expect(selectModals(store.getState())).toMatchObject([{ id }]);
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('signs the player out', async () => {
    const { user, menu } = await openHeader();
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('button', { name: 'Log In' })).toHaveFocus();
  });

  it('takes the focus after the sign-in when the page has it', async () => {
    const identity = fakeIdentity();
    const { store } = renderWithStore(<Header isWideOnly={false} />, { identity });
    store.dispatch(followPlayer());
    screen.getByRole('button', { name: 'Log In' }).focus();
    await signInto(store, identity);
    expect(await screen.findByRole('button', { name: 'Account of Simba5678' })).toHaveFocus();
  });

  it('does not take a focus that is elsewhere', async () => {
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

  it('has a menu that works with arrow keys and closes with Escape, which returns the focus', async () => {
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

  it('has a menu that closes after a press outside and when the focus leaves it', async () => {
    const { user, menu } = await openHeader();
    await user.click(menu);
    await user.click(document.body);
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    act(() => screen.getByRole('button', { name: 'Refresh the balance' }).focus());
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the wallet button of the bottom bar', () => {
  it('opens the deposit for a player, and the sign-in for a visitor', async () => {
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

describe('the balance below the wallet button', () => {
  it('is shown to a player on pages without a header, and to nobody after the sign-out', async () => {
    const { user, menu, store } = await openHeader();
    const bar = screen.getByRole('navigation', { name: 'Quick navigation' });
    expect(within(bar).queryByText('Balance:')).toBeNull();
    act(() => void store.dispatch(pageOpened('vip')));
    expect(await within(bar).findByText('Balance:')).toBeInTheDocument();
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(within(bar).queryByText('Balance:')).toBeNull());
  });
});

describe('the language in the menu of the header', () => {
  it('offers both languages, and keeps the arrow keys for itself', async () => {
    const { user, menu } = await openHeader();
    await user.click(menu);
    const language = screen.getByRole('combobox', { name: 'Language' });
    language.focus();
    await user.keyboard('{ArrowDown}');
    expect(language).toHaveFocus();
    expect(within(language).getAllByRole('option')).toHaveLength(2);
  });
});
