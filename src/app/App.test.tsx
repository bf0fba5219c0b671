import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { localeChosen, NO_PAGE, pageOpened, selectPage } from '@/features/ui';
import { buildProfile, FAULTS, fakeApi, fakeServer, type Fault, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { App } from './App';

const main = () => screen.getByRole('main');
const cssVariable = (name: string) => document.documentElement.style.getPropertyValue(name);

describe('the site', () => {
  it('renders no page for an unknown name, and keeps header and menus', async () => {
    renderWithStore(<App />, { page: 'no-such-page' });
    await screen.findByRole('contentinfo');
    expect(main()).toBeEmptyDOMElement();
    expect(screen.getByRole('navigation', { name: 'Quick navigation' })).toBeInTheDocument();
  });

  it('shows before the main area that the address has no page, with a link to the home page', async () => {
    const { store, user } = renderWithStore(<App />, { page: 'no-such-page' });
    const notice = await screen.findByRole('region', { name: 'There is no page at this address' });
    expect(notice.compareDocumentPosition(main())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(document.title).toBe('There is no page at this address | Karata'));
    await user.click(within(notice).getByRole('link', { name: 'Go to the home page' }));
    expect(selectPage(store.getState())).toBe('home');
    expect(notice).not.toBeInTheDocument();
  });

  it('moves the focus to that notice when a link led to it', async () => {
    const { store } = renderWithStore(<App />, { page: 'support' });
    await screen.findByRole('heading', { level: 1 });
    act(() => void store.dispatch(pageOpened('gone')));
    expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toHaveFocus();
    act(() => void store.dispatch(pageOpened('gone-too')));
    expect(main()).toBeEmptyDOMElement();
  });

  it('shows no such notice before the address is read', async () => {
    renderWithStore(<App />, { page: NO_PAGE });
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('does not treat names that every object has as pages', async () => {
    renderWithStore(<App />, { page: 'constructor' });
    await screen.findByRole('contentinfo');
    expect(main()).toBeEmptyDOMElement();
  });

  it('opens the page of the store', async () => {
    renderWithStore(<App />, { page: 'home' });
    expect(
      await within(main()).findByRole('heading', { level: 1, name: 'Join the ultimate gaming experience' }),
    ).toBeVisible();
  });

  it('saves the language that a signed-in player chooses, whatever page is open', async () => {
    const changes: unknown[] = [];
    fakeServer.use(
      http.patch(`${ORIGIN}/api/users/me`, async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json({ data: buildProfile({ preferences: { language: 'sw' } }) });
      }),
    );
    const identity = fakeIdentity();
    const { store } = renderWithStore(<App />, { page: 'no-such-page', identity });
    act(() => store.dispatch(followPlayer()));
    await signInto(store, identity);
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(changes).toEqual([{ preferences: { language: 'sw' } }]));
  });

  it('shows only the maintenance page during maintenance', async () => {
    fakeApi({
      settings: { data: { siteName: 'Bahati', maintenanceMode: true, footerData: { supportEmail: 'a@b.example' } } },
    });
    renderWithStore(<App />);
    expect(await screen.findByRole('heading', { name: 'Bahati will be back soon' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Support: a@b.example' })).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('uses the colours, the title and the description of the settings', async () => {
    fakeApi({
      settings: {
        data: [
          {
            windowTitle: 'Bahati | Play',
            metaDescription: 'All the luck',
            metaKeywords: 'luck',
            primaryColor: '#ffee00',
            faviconUrl: '/bahati.svg',
            iconUrl: '/bahati-512.png',
          },
        ],
      },
    });
    renderWithStore(<App />);
    await waitFor(() => expect(document.title).toBe('Bahati | Play'));
    const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    await waitFor(() => expect([meta('description'), meta('keywords')]).toEqual(['All the luck', 'luck']));
    expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute('href', '/bahati.svg');
    expect(document.head.querySelector('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/bahati-512.png');
    await waitFor(() => expect(cssVariable('--primary')).toBe('#ffee00'));
    expect(cssVariable('--on-primary')).toBe('#14081d');
  });

  it('keeps what a page made ahead tells of itself, until another page is shown', async () => {
    document.head.innerHTML =
      '<meta name="description" content="The VIP club"><link rel="canonical" href="https://karata.example/vip">';
    fakeApi({ settings: { data: { metaDescription: 'All the luck' } } });
    const { store } = renderWithStore(<App />, { page: 'vip' });
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    const description = () => document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    await waitFor(() => expect(document.head.querySelector('meta[name="keywords"]')).not.toBeNull());
    expect([description(), document.head.querySelectorAll('[rel=canonical]')]).toMatchObject([
      'The VIP club',
      { length: 1 },
    ]);
    act(() => void store.dispatch(pageOpened('bonus')));
    await waitFor(() => expect(description()).toBe('All the luck'));
    expect(document.head.querySelector('[rel=canonical]')).toBeNull();
  });

  it('uses the page name as the window title, and the site name on the home page', async () => {
    fakeApi({ settings: { data: { siteName: 'Bahati', windowTitle: 'Bahati | Play' } } });
    const { store } = renderWithStore(<App />, { page: 'all-games' });
    await waitFor(() => expect(document.title).toBe('All games | Bahati'));
    act(() => void store.dispatch(pageOpened('privacy-policy')));
    await waitFor(() => expect(document.title).toBe('Privacy policy | Bahati'));
    act(() => void store.dispatch(pageOpened('home')));
    await waitFor(() => expect(document.title).toBe('Bahati | Play'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it.each([...(Object.keys(FAULTS) as Fault[]), { data: [] }, { data: 'soon' }, { data: null }])(
    'keeps the defaults when the settings answer is %j',
    async (answer) => {
      fakeApi({ settings: answer });
      renderWithStore(<App />, { page: NO_PAGE });
      expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
      expect(document.title).toBe('Karata | Premium online casino');
      expect(cssVariable('--primary')).toBe('');
    },
  );
});
