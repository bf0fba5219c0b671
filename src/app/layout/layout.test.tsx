import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageVisited, selectModals, selectPage } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { renderLayout } from './layout.testTools';

describe('the header', () => {
  it('opens the auth modal on the chosen tab', async () => {
    const { store, user } = renderLayout();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });

  it('has no Register button when the settings forbid registration', async () => {
    fakeApi({ settings: { data: { allowRegistration: false } } });
    renderLayout();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Register' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  });
});

describe('the logo', () => {
  it('links to the home page', async () => {
    const { store, user } = renderLayout('bonus');
    const [logo] = screen.getAllByRole('link', { name: 'Karata: go to the home page' });
    await user.click(logo as HTMLElement);
    expect(selectPage(store.getState())).toBe('home');
  });

  it('shows no initials before it is known whether there is an image', async () => {
    fakeApi({ settings: { data: { logoText: 'Bahati', logoUrl: '/logo.png' } } });
    renderLayout();
    expect(screen.queryByText('KA')).toBeNull();
    const [logo] = await screen.findAllByText('Bahati');
    expect(logo?.closest('a')?.querySelector('img')).toHaveAttribute('src', '/logo.png');
    expect(screen.queryByText('BA')).toBeNull();
  });

  it.each([
    ['Bahati Palace', 'BP'],
    ['P One', 'PO'],
    ['Bahati', 'BA'],
  ])('of %s shows %s instead when there is no image or it fails', async (logoText, letters) => {
    fakeApi({ settings: { data: { logoText, logoUrl: '/logo.png' } } });
    renderLayout();
    const [logo] = await screen.findAllByText(logoText);
    const link = logo?.closest('a') as HTMLElement;
    fireEvent.error(link.querySelector('img') as HTMLImageElement);
    expect(within(link).getByText(letters)).toBeVisible();
  });
});

describe('the layout around a page', () => {
  it('marks the current page in the bottom bar', () => {
    const { store } = renderLayout();
    const bar = within(screen.getByRole('navigation', { name: 'Quick navigation' }));
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    act(() => void store.dispatch(pageVisited('search')));
    expect(bar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  });

  it('says when the connection is gone and when it is back', async () => {
    renderLayout();
    await screen.findByRole('contentinfo');
    const online = connection();
    online.set(false);
    expect(screen.getByText(/You are offline/)).toBeVisible();
    online.set(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    online.restore();
  });

  it('has the button to the top only far down the page', async () => {
    renderLayout();
    await screen.findByRole('contentinfo');
    scrollTo(300);
    expect(screen.queryByRole('button', { name: 'Back to the top' })).toBeNull();
    scrollTo(301);
    expect(screen.getByRole('button', { name: 'Back to the top' })).toBeVisible();
    scrollTo(0);
  });
});

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function connection() {
  const set = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  return { set, restore: () => Reflect.deleteProperty(navigator, 'onLine') };
}
