import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fillPage, type PageAnswers, type PageRendering, type RenderPage } from '@contract/madePages.ts';
import type { Language } from '@contract/userChoices.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { gamePlayed } from '@/features/games';
import { browserSavesData, dataSaverChosen, localeChosen } from '@/features/ui';
import { anonymousIdentity } from '@/identity';
import { buildGames, buildProviders } from '@/testing/builders';
import { fakeApi, fakeServer } from '@/testing/fakeApi';
import { makeTestStore } from '@/testing/renderWithStore';
import { loadMessages } from '../Localised';
import { preloadPage } from '../pageRegistry';
import { takeOver } from './mount';
import { readMadePage } from './pageData';

/** React's renderer for Node uses it; jsdom has none. */
globalThis.setImmediate ??= ((act: () => void) => setTimeout(act, 0)) as unknown as typeof setImmediate;

const ANSWERS: PageAnswers = {
  settings: { siteName: 'Bahati', windowTitle: 'Bahati <&> "home"', primaryColor: '#0a7d33' },
  providers: buildProviders(),
  lobby: buildGames(),
  'hero-content': [
    { id: 'h1', isActive: true, leftCardTitle: 'Karibu </script>', backgroundGradient: 'linear-gradient(#111, #222)' },
  ],
};
const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="y"></head><body><div id="root"></div></body></html>';

/** It has modules of its own, as in the build: React does not expect two renderers in one. */
const renderPage: RenderPage = async (asked) => {
  let rendering: Promise<PageRendering> | undefined;
  await jest.isolateModulesAsync(async () => {
    const bundle = await import('@/prerender');
    rendering = bundle.renderPage(asked);
    await rendering;
  });
  if (!rendering) throw new Error('nothing was rendered');
  return rendering;
};

const AT = Date.UTC(2030, 0, 1);
const ORIGIN = 'https://karata.example';

async function pageIn(
  language: Language,
  { page = 'home', answers = ANSWERS, isBuilt = false, isSaving = false } = {},
): Promise<string> {
  const rendering = await renderPage({ page, language, isSaving, answers, origin: ORIGIN, at: AT });
  return fillPage({ [rendering.template]: { en: TEMPLATE, sw: TEMPLATE } }, language, rendering, { isBuilt });
}

/** The page as the browser has it before any script. */
function show(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  return document.getElementById('root') as HTMLElement;
}

/** All but the place of recently played games, of which a newcomer has none. */
const KEPT = 'h1, main :not([aria-busy=true]) > header > h2, [data-game-id], header button, main nav a';

/** Redux warns of a slow machine. */
const isOurs = ([text]: unknown[]): boolean => String(text).startsWith('[karata]');

const asked: string[] = [];
const noteCall = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
};

let end: () => void = () => undefined;

/** Takes over the page that is shown, as a browser does. */
async function startAt(
  container: HTMLElement,
  language: Language,
  prepare?: (store: ReturnType<typeof makeTestStore>) => unknown,
) {
  const store = makeTestStore();
  const unvisited = store.getState();
  await prepare?.(store);
  const made = readMadePage();
  if (!made) throw new Error('the page has no data');
  const [initial] = await Promise.all([loadMessages(language), preloadPage(made.data.page)]);
  const parts = { store, identity: anonymousIdentity, initial };
  await act(async () => {
    const root = takeOver(container, parts, made, unvisited);
    end = () => act(() => root.unmount());
  });
  await waitFor(() => expect(screen.getByRole('contentinfo')).toBeInTheDocument());
  return store;
}

beforeEach(() => {
  fakeApi({});
  asked.length = 0;
  fakeServer.events.on('request:start', noteCall);
});
afterEach(() => {
  end();
  fakeServer.events.removeAllListeners();
  document.body.replaceChildren();
});

describe('home that was made ahead', () => {
  it('is whole before any script: title, colours, banner, games, and the pictures of the first cards', async () => {
    const html = await pageIn('en');
    expect(html).toContain('<title>Bahati &lt;&amp;> &quot;home&quot;</title>');
    expect(html).toContain('--primary:#0a7d33');
    const container = show(html);
    expect(container).toHaveTextContent('Karibu </script>');
    const top = screen.getByRole('region', { name: 'Top games' });
    expect(top.querySelectorAll('[data-game-id]')).toHaveLength(5);
    expect(top.querySelectorAll('img')).toHaveLength(2);
  });

  it.each(['en', 'sw'] as const)(
    'is taken over as it is in %s: nothing is rendered again or asked for',
    async (language) => {
      const complain = jest.spyOn(console, 'error');
      const warn = jest.spyOn(console, 'warn');
      const container = show(await pageIn(language));
      const before = [...container.querySelectorAll(KEPT)];
      expect(before.length).toBeGreaterThan(30);
      await startAt(container, language, (store) => store.dispatch(localeChosen(language)));
      expect(before.filter((element) => !element.isConnected)).toEqual([]);
      expect([complain.mock.calls, warn.mock.calls.filter(isOurs)]).toEqual([[], []]);
      expect(asked.filter((call) => /settings|providers|lobby|hero/.test(call))).toEqual([]);
    },
  );

  it('has, for who saves data, the pictures of its first cards only, in the small size, and is taken over as it is', async () => {
    const complain = jest.spyOn(console, 'error');
    const container = show(await pageIn('en', { isSaving: true }));
    const pictures = [...container.querySelectorAll('[data-game-id] img')];
    expect(pictures).toHaveLength(2);
    expect(container.innerHTML).not.toMatch(/\/images\/hero\/|@2x/);
    await startAt(container, 'en', (store) => store.dispatch(browserSavesData()));
    expect(pictures.filter((picture) => !picture.isConnected)).toEqual([]);
    expect(complain.mock.calls).toEqual([]);
  });

  it('made for who saves data has all pictures when this browser does not', async () => {
    const complain = jest.spyOn(console, 'error');
    const container = show(await pageIn('en', { isSaving: true }));
    await startAt(container, 'en', (store) => store.dispatch(dataSaverChosen(false)));
    await waitFor(() => expect(container.innerHTML).toContain('/images/hero/'));
    expect(complain.mock.calls).toEqual([]);
  });

  it('shows what this browser remembers in the place that is kept for it', async () => {
    const complain = jest.spyOn(console, 'error');
    fakeApi({ games: { data: buildGames() } });
    const container = show(await pageIn('en'));
    const place = screen.getByRole('region', { name: 'Continue playing' });
    await startAt(container, 'en', (store) => store.dispatch(gamePlayed('g2')));
    await waitFor(() => expect(place.querySelectorAll('[data-game-id]')).toHaveLength(1));
    expect(place.isConnected).toBe(true);
    expect(complain.mock.calls).toEqual([]);
  });

  it('is taken over as it is by a browser that has kept choices, which show right after', async () => {
    const complain = jest.spyOn(console, 'error');
    fakeApi({ games: { data: buildGames() } });
    window.localStorage.setItem('persist:karata/games', '{"favourites":"[\\"g3\\"]","recentlyPlayed":"[\\"g2\\"]"}');
    window.localStorage.setItem('persist:karata/ui', '{"isSideMenuCollapsed":"true","isLogoStripPaused":"true"}');
    const container = show(await pageIn('en'));
    const before = [...container.querySelectorAll(KEPT)];
    const store = await startAt(container, 'en', (fresh) => fresh.restore());
    expect(before.filter((element) => !element.isConnected)).toEqual([]);
    expect(store.getState().ui).toMatchObject({ isSideMenuCollapsed: true, isLogoStripPaused: true });
    expect(await screen.findByRole('region', { name: 'Your favourites' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Continue playing' }).querySelectorAll('[data-game-id]')).toHaveLength(1);
    expect(complain.mock.calls).toEqual([]);
  });

  it('asks again when it was built with other content than the present', async () => {
    const container = show(await pageIn('en', { isBuilt: true }));
    await startAt(container, 'en');
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['/api/settings', '/api/content/hero'])));
  });

  it('says during maintenance that the site is closed', async () => {
    const complain = jest.spyOn(console, 'error');
    const answers = { ...ANSWERS, settings: { siteName: 'Bahati', maintenanceMode: true } };
    const container = show(await pageIn('en', { answers }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bahati');
    expect(container.querySelector('[data-game-id]')).toBeNull();
    expect(complain.mock.calls).toEqual([]);
  });
});
