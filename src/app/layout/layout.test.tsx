import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drawerToggled, pageVisited, selectIsDrawerOpen, selectModals, selectPage } from '@/features/ui';
import { selectDisplayCurrency } from '@/features/wallet';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { showOnWideScreen } from '@/testing/wideScreen';
import { Layout } from './Layout';

const renderLayout = (page = 'home') => renderWithStore(<Layout>{null}</Layout>, { page });

/** The menu stands in the page on wide screens only. */
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

describe('header', () => {
  it('opens the auth modal on the tab that was asked for', async () => {
    const { store, user } = renderLayout();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });

  it('has no Register where the settings forbid it', async () => {
    fakeApi({ settings: { data: { allowRegistration: false } } });
    renderLayout();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Register' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
  });
});

describe('logo', () => {
  it('leads home', async () => {
    const { store, user } = renderLayout('bonus');
    const [logo] = screen.getAllByRole('link', { name: 'Karata: go to the home page' });
    await user.click(logo as HTMLElement);
    expect(selectPage(store.getState())).toBe('home');
  });

  it.each([
    ['Bahati Palace', 'BP'],
    ['P One', 'PO'],
    ['Bahati', 'BA'],
  ])('of %s falls back to %s when there is no image or it fails', async (logoText, letters) => {
    fakeApi({ settings: { data: { logoText, logoUrl: '/logo.png' } } });
    renderLayout();
    const [logo] = await screen.findAllByText(logoText);
    const link = logo?.closest('a') as HTMLElement;
    fireEvent.error(link.querySelector('img') as HTMLImageElement);
    expect(within(link).getByText(letters)).toBeVisible();
  });
});

describe('side menu on a narrow screen', () => {
  it('closes as a drawer after a choice', async () => {
    const { store, user } = renderLayout();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Bonus market' }));
    expect(selectPage(store.getState())).toBe('bonus-market');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes as a drawer on Escape and on a click beside it', async () => {
    const { store } = renderLayout();
    act(() => void store.dispatch(drawerToggled()));
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(drawerToggled()));
    fireEvent.click(await screen.findByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('side menu', () => {
  beforeEach(showOnWideScreen);
  afterEach(() => void jest.restoreAllMocks());

  it('lists active providers with a logo or two letters, and leads to their games', async () => {
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
    await user.click(within(await menu()).getByRole('link', { name: /Ng'ombe/ }));
    expect(selectPage(store.getState())).toBe("all-games?provider=Ng'ombe-Games");
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

  it('promises daily prizes where the challenge has no prize pool, also when none is loaded', async () => {
    renderLayout();
    expect(within(await menu()).getByText('Challenge')).toBeVisible();
    expect(within(await menu()).getByText('Win prizes daily')).toBeVisible();
  });

  it('collapses to icons whose names stay readable to assistive technology', async () => {
    const { user } = renderLayout();
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(within(await menu()).getByRole('link', { name: 'VIP' })).toBeInTheDocument();
  });

  it('leaves no drawer open once the screen is wide', async () => {
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

  it('changes the currency that amounts are shown in', async () => {
    const { store, user } = renderLayout();
    const currency = within(await menu()).getByRole('combobox', { name: 'Currency' });
    expect(currency).toHaveDisplayValue('US Dollar');
    await user.selectOptions(currency, 'Kenyan Shilling');
    expect(currency).toHaveDisplayValue('Kenyan Shilling');
    expect(selectDisplayCurrency(store.getState())).toBe('KES');
  });
});

describe('footer', () => {
  it("shows the operator's company, licence, contact and links", async () => {
    fakeApi({
      settings: {
        data: {
          footerData: {
            companyName: 'Bahati Ltd',
            licenseNumber: 'BCLB 0001',
            supportEmail: 'help@bahati.example',
            helpTitle: 'Usaidizi',
            helpLinks: [{ name: 'Outside', url: 'https://help.example' }],
            telegramUrl: 'https://t.example/bahati',
          },
        },
      },
    });
    renderLayout();
    const footer = screen.getByRole('contentinfo');
    expect(await within(footer).findByText('Bahati Ltd')).toBeVisible();
    expect(within(footer).getByText('Licence: BCLB 0001')).toBeVisible();
    expect(within(footer).getByRole('link', { name: 'Support: help@bahati.example' })).toHaveAttribute(
      'href',
      'mailto:help@bahati.example',
    );
    expect(within(footer).getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://help.example');
    expect(within(footer).getByRole('link', { name: 'Telegram' })).toBeVisible();
    expect(within(footer).queryByRole('link', { name: 'Twitter' })).toBeNull();
  });

  it('names the age, the licence and the regulator, whose page opens apart', async () => {
    const footerData = {
      minimumAge: 21,
      licenseNumber: 'BCLB 0001',
      regulatorName: 'The board',
      regulatorUrl: 'https://board.example',
    };
    fakeApi({ settings: { data: { footerData } } });
    renderLayout();
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByText('For players aged 21 and over only.')).toBeVisible();
    expect(footer.getByText('21+')).toBeVisible();
    const regulator = footer.getByRole('link', { name: 'The board' });
    expect(regulator).toHaveAttribute('href', 'https://board.example');
    expect(regulator).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('names who runs the site as far as that is known, and neither licence nor regulator without a number', async () => {
    const footerData = { registeredName: 'Bahati Ltd', registeredAddress: 'Nyeri', regulatorName: 'The board' };
    fakeApi({ settings: { data: { footerData } } });
    renderLayout();
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByText('Run by Bahati Ltd · Nyeri')).toBeVisible();
    expect(footer.queryByText(/^Licence|The board/)).toBeNull();
  });

  it("says who may play in the operator's own words", async () => {
    fakeApi({ 'content/footer': { data: [{ id: '1', ageNote: 'Adults only.' }] } });
    renderLayout();
    expect(await within(screen.getByRole('contentinfo')).findByText('Adults only.')).toBeVisible();
  });

  it('has its own ten links where the settings bring none', () => {
    renderLayout();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/games/original',
      '/games/slots',
      '/privacy-policy',
      '/bonus-terms',
      '/terms-conditions',
      '/aml',
      '/responsible-gaming',
      '/kyc-policy',
      '/support',
      '/fairness',
    ]);
  });
});

describe('chrome', () => {
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

  it('offers the way back to the top only far down the page', async () => {
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
