import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drawerToggled, pageOpened, selectIsDrawerOpen, selectPage } from '@/features/ui';
import { selectDisplayCurrency } from '@/features/wallet';
import { fakeApi } from '@/testing/fakeApi';
import { showOnWideScreen } from '@/testing/wideScreen';
import { renderLayout } from '../layout.testTools';

/** The menu is part of the page on wide screens only. */
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

describe('the side menu on a narrow screen', () => {
  it('closes after a choice', async () => {
    const { store, user } = renderLayout();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Bonus market' }));
    expect(selectPage(store.getState())).toBe('bonus-market');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes after Escape and after a click outside', async () => {
    const { store } = renderLayout();
    act(() => void store.dispatch(drawerToggled()));
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(drawerToggled()));
    fireEvent.click(await screen.findByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the side menu', () => {
  beforeEach(showOnWideScreen);
  afterEach(() => void jest.restoreAllMocks());

  it('lists active providers with a logo or two letters, and links to their games', async () => {
    fakeApi({
      providers: {
        data: [
          { id: 1, name: 'Twiga-Tatu Studio', status: 'active' },
          { id: 2, name: "Ng'ombe Games", logoUrl: '/images/providers/ngombe.svg' },
          { id: 3, name: 'Gone', status: 'inactive' },
          { id: 4, name: 'P One' },
        ],
      },
    });
    const { store, user } = renderLayout();
    const dashed = await within(await menu()).findByRole('link', { name: /Twiga-Tatu Studio/ });
    expect(within(dashed).getByText('TW')).toBeVisible();
    expect(within(await menu()).getByText('PO')).toBeVisible();
    expect(within(await menu()).queryByText('Gone')).toBeNull();
    await user.click(dashed);
    expect(selectPage(store.getState())).toBe('all-games?provider=Twiga-Tatu-Studio');
    expect(dashed).toHaveAttribute('aria-current', 'page');
    act(() => void store.dispatch(pageOpened("provider/ng'ombe-games")));
    expect(dashed).not.toHaveAttribute('aria-current');
    expect(within(await menu()).getByRole('link', { name: /Ng'ombe/ })).toHaveAttribute('aria-current', 'page');
    await user.click(within(await menu()).getByRole('link', { name: /Ng'ombe/ }));
    expect(selectPage(store.getState())).toBe("all-games?provider=Ng'ombe-Games");
  });

  it('begins its list of games with the kinds, each a link to its games', async () => {
    const { store, user } = renderLayout();
    const links = within(await menu()).getAllByRole('link');
    const names = links
      .map((link) => link.textContent)
      .filter((name) => /^(?:All games|Slots|Crash|Mines|Dice)$/.test(name));
    expect(names).toEqual(['All games', 'Slots', 'Crash', 'Mines', 'Dice']);
    await user.click(within(await menu()).getByRole('link', { name: 'Crash' }));
    expect(selectPage(store.getState())).toBe('all-games?category=crash');
  });

  it.each(['serverError', { data: [] }] as const)(
    'has everything else when the list of providers is %j, the challenge between the friends and the community',
    async (answer) => {
      fakeApi({ providers: answer });
      renderLayout();
      await within(await menu()).findByText('EARN');
      const order = [...(await menu()).querySelectorAll('h2, a[href="/challenge"]')].map((part) => part.textContent);
      expect(order).toEqual(['PLAY', 'EARN', expect.stringContaining('Challenge'), 'COMMUNITY', 'SETTINGS']);
      expect(within(await menu()).getByRole('combobox', { name: 'Currency' })).toBeVisible();
    },
  );

  it('links the icons of the community that have an address', async () => {
    fakeApi({ settings: { data: { footerData: { telegramUrl: 'https://t.example/karata' } } } });
    renderLayout();
    const link = await within(await menu()).findByRole('link', { name: 'Telegram' });
    expect(link).toHaveAttribute('href', 'https://t.example/karata');
    expect(within(await menu()).queryByRole('link', { name: 'Chat' })).toBeNull();
  });

  it.each(['serverError', 'junk', { data: [] }] as const)(
    'says that there are no providers when the answer is %j',
    async (answer) => {
      fakeApi({ providers: answer });
      renderLayout();
      expect(await within(await menu()).findByText('No providers available')).toBeVisible();
    },
  );

  it('turns the sounds of the site off and on', async () => {
    const { store, user } = renderLayout();
    const sound = await within(await menu()).findByRole('button', { name: 'Sound' });
    expect(sound).toHaveAttribute('aria-pressed', 'true');
    await user.click(sound);
    expect(sound).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().ui.isSoundOn).toBe(false);
  });

  it('shows the challenge and its prize', async () => {
    fakeApi({ challenges: { data: [{ id: 'c', title: 'Golden week', prizePool: 'KSh 9,000' }] } });
    renderLayout();
    expect(await within(await menu()).findByText('Golden week')).toBeVisible();
    expect(within(await menu()).getByText('Win KSh 9,000')).toBeVisible();
  });

  it('promises daily prizes when the challenge has no prize pool, also when no challenge is loaded', async () => {
    renderLayout();
    expect(await within(await menu()).findByText('Challenge')).toBeVisible();
    expect(await within(await menu()).findByText('Win prizes daily')).toBeVisible();
  });

  it('collapses to icons whose names assistive technology can still read', async () => {
    const { user } = renderLayout();
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(within(await menu()).getByRole('link', { name: 'VIP' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Karata: go to the home page' }).length).toBeGreaterThanOrEqual(2);
  });

  it('leaves no drawer open when the screen becomes wide', async () => {
    const { store } = renderLayout();
    act(() => void store.dispatch(drawerToggled()));
    await waitFor(() => expect(selectIsDrawerOpen(store.getState())).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the language without a reload', async () => {
    const { user } = renderLayout();
    await user.selectOptions(within(await menu()).getByRole('combobox', { name: 'Language' }), 'sw');
    await waitFor(() => expect(document.documentElement.lang).toBe('sw'));
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
  });

  it('has shillings for a visitor in Kenya', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-KE']);
    renderLayout();
    const currency = await within(await menu()).findByRole('combobox', { name: 'Currency' });
    expect(currency).toHaveDisplayValue('KES · Ksh');
  });

  it('changes the currency that amounts are shown in', async () => {
    const { store, user } = renderLayout();
    const currency = await within(await menu()).findByRole('combobox', { name: 'Currency' });
    expect(currency).toHaveDisplayValue('USD · US$');
    await user.selectOptions(currency, 'KES · Ksh');
    expect(currency).toHaveDisplayValue('KES · Ksh');
    expect(selectDisplayCurrency(store.getState())).toBe('KES');
  });
});
