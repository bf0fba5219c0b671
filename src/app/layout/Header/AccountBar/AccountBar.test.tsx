import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ProfileChange } from '@contract/users.ts';
import { followPlayer, selectHasNewLanguage, selectPlayer } from '@/features/auth';
import { localeChosen, modalClosed, selectLocale, selectModals, selectPage } from '@/features/ui';
import { buildProfile, fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { BottomBar } from '../../BottomBar/BottomBar';
import { Header } from '../Header';

const openHeader = async () => {
  const identity = fakeIdentity();
  const view = renderWithStore(
    <>
      <Header isWideOnly={false} />
      <BottomBar />
    </>,
    { identity },
  );
  view.store.dispatch(followPlayer());
  await signInto(view.store, identity);
  const menu = await screen.findByRole('button', { name: 'Account of Simba5678' }, { timeout: 5000 });
  return { ...view, identity, menu };
};

/** Takes changes of the profile and keeps what they say. */
function answerChanges() {
  const changes: ProfileChange[] = [];
  fakeServer.use(
    http.patch(`${ORIGIN}/api/users/me`, async ({ request }) => {
      const change = (await request.json()) as ProfileChange;
      changes.push(change);
      return HttpResponse.json({ data: buildProfile(change as Record<string, unknown>) });
    }),
  );
  return changes;
}

const money = (balance: number) => ({ balance, available: balance });

const notification = (id: string, isRead: boolean, kind = 'newDevice') => ({
  id,
  kind,
  isRead,
  createdAt: '2026-11-20T09:30:00.000Z',
});

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

  it('keeps in the profile what language is chosen anywhere on the site', async () => {
    const changes = answerChanges();
    const { store } = await openHeader();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(selectHasNewLanguage(store.getState())).toBe(false));
    expect(changes).toEqual([{ preferences: { language: 'sw' } }]);
    act(() => void store.dispatch(localeChosen('en')));
    await waitFor(() => expect(changes).toHaveLength(2));
  });

  it('keeps in the profile what was chosen before it was there, and nothing where nothing was', async () => {
    const changes = answerChanges();
    const first = await openHeader();
    expect(selectHasNewLanguage(first.store.getState())).toBe(false);
    expect(changes).toEqual([]);
    first.unmount();

    const identity = fakeIdentity();
    const { store } = renderWithStore(<Header isWideOnly={false} />, { identity });
    store.dispatch(followPlayer());
    act(() => identity.become(FAKE_USER));
    act(() => void store.dispatch(localeChosen('sw')));
    expect(selectPlayer(store.getState())).toBeNull();
    await waitFor(() => expect(changes).toEqual([{ preferences: { language: 'sw' } }]), { timeout: 5000 });
    expect(selectLocale(store.getState())).toBe('sw');
  });

  it('goes on holding a choice that the profile did not take', async () => {
    const asked = jest.fn(FAULTS.notFound);
    fakeServer.use(http.patch(`${ORIGIN}/api/users/me`, asked));
    const { store } = await openHeader();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => {
      const statuses = Object.values(store.getState().playerApi.mutations).map((mutation) => mutation?.status);
      expect(statuses).toContain('rejected');
    });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(selectHasNewLanguage(store.getState())).toBe(true);
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

describe('the balance', () => {
  it('is read from the server, and again by hand', async () => {
    const asked: string[] = [];
    fakeServer.use(
      http.get(`${ORIGIN}/api/wallet/balance`, ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        return HttpResponse.json({ data: money(search ? 30.25 : 12.5) });
      }),
    );
    const { user } = await openHeader();
    expect(await screen.findByText(/\$12\.50/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText(/\$30\.25/)).toBeVisible();
    expect(asked).toContain('?refresh=true');
  });

  it('is what can be used, in the currency that the player prefers', async () => {
    const profile = buildProfile({ preferredCurrency: 'KES' });
    fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: profile })));
    fakeApi({ 'wallet/balance': { data: { ...money(25), held: 5, available: 20 } }, 'users/me': { data: profile } });
    await openHeader();
    expect(await screen.findByText(/Ksh\s2,590/)).toBeVisible();
  });

  it('is topped up by +', async () => {
    const { user, store } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('is zero where it cannot be read, and says that it could not', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    fakeApi({ 'wallet/balance': 'notFound' });
    await openHeader();
    expect(await screen.findByText('The balance could not be refreshed. Last known:')).toBeInTheDocument();
    expect(screen.getByText(/\$0\.00/)).toBeVisible();
    expect(screen.getByText('Not updated')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('[karata] The balance could not be read');
  });

  it('keeps what is known when a refresh fails', async () => {
    fakeApi({ 'wallet/balance': { data: money(12.5) } });
    const { user } = await openHeader();
    await screen.findByText(/\$12\.50/);
    jest.spyOn(console, 'warn').mockReturnValue();
    fakeApi({ 'wallet/balance': 'notFound' });
    await user.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText('The balance could not be refreshed. Last known:')).toBeInTheDocument();
    expect(screen.getByText(/\$12\.50/)).toBeVisible();
  });
});

describe('the bell', () => {
  it('counts what is unread, lists it, and marks it as read', async () => {
    fakeApi({ 'users/me/notifications': { data: [notification('n2', false), notification('n1', true, 'deposit')] } });
    const { user } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/account was|deposit has/));
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(/new device.*\(unread\)/);

    fakeApi({ 'users/me/notifications': { data: [notification('n2', true)] } });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  });

  it('says when there is nothing yet', async () => {
    const { user } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Notifications, none unread' }));
    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  });

  it.each([
    ['newDevice', /new device/, 'profile?section=sessions'],
    ['deposit', /deposit has arrived/, 'history?type=deposit'],
    ['withdrawal', /withdrawal has news/, 'history?type=withdrawal'],
    ['bonus', /bonus balance/, 'bonus'],
    ['referral', /friend you invited/, 'referral'],
    ['limit', /limits or breaks/, 'responsible-gaming'],
  ])('leads from %s to where there is more', async (kind, name, page) => {
    fakeApi({ 'users/me/notifications': { data: [notification('n1', false, kind)] } });
    const { user, store } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(screen.getByRole('link', { name }));
    expect(selectPage(store.getState())).toBe(page);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('is walked by arrows', async () => {
    fakeApi({ 'users/me/notifications': { data: [notification('n2', false), notification('n1', true, 'bonus')] } });
    const { user } = await openHeader();
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    bell.focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /bonus balance/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(bell).toHaveFocus();
  });

  it('says when they could not be marked as read', async () => {
    fakeApi({ 'users/me/notifications': { data: [notification('n2', false)] } });
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/notifications/read`, () => FAULTS.notFound()));
    const { user } = await openHeader();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/could not be marked as read/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says when they cannot be had, and tries again', async () => {
    fakeApi({ 'users/me/notifications': 'notFound' });
    const { user } = await openHeader();
    await user.click(screen.getByRole('button', { name: 'Notifications, none unread' }));
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    fakeApi({ 'users/me/notifications': { data: [notification('n1', false, 'referral')] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /friend you invited/ })).toBeVisible();
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
