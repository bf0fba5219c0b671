import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { gamePlayed } from '@/features/games';
import { browserSavesData, dataSaverChosen, localeChosen } from '@/features/ui';
import { buildGames } from '@/testing/builders';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { ANSWERS, asked, isOurs, pageIn, show, startAt, beginEachEmpty } from './madePage.testTools';

/** What stays as it is. */
const KEPT = 'h1, main :not([aria-busy=true]) > header > h2, [data-game-id], header button, main nav a';

describe('home that was made ahead', () => {
  beginEachEmpty();

  it('is whole before any script: title, colours, banner, games, and the pictures of the first cards', async () => {
    const html = await pageIn('en');
    expect(html).toContain('<title>Bahati &lt;&amp;> &quot;home&quot;</title>');
    expect(html).toContain('--primary:#0a7d33');
    const container = show(html);
    expect(container).toHaveTextContent('Karibu </script>');
    const top = screen.getByRole('region', { name: 'Top games' });
    expect(top.querySelectorAll('[data-game-id]')).toHaveLength(5);
    expect(top.querySelectorAll('picture > img')).toHaveLength(0);
    expect(top.querySelectorAll('noscript > img')).toHaveLength(5);
    const quick = screen.getByRole('region', { name: 'Play now' });
    expect(quick.querySelectorAll('[data-game-id]')).toHaveLength(10);
    expect(quick.querySelectorAll('picture > img')).toHaveLength(7);
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
    const pictures = [...container.querySelectorAll('[data-game-id] picture > img')];
    expect(pictures).toHaveLength(7);
    expect(container.innerHTML).not.toMatch(/\/images\/hero\/|@2x/);
    await startAt(container, 'en', (store) => store.dispatch(browserSavesData()));
    expect(pictures.filter((picture) => !picture.isConnected)).toEqual([]);
    expect(complain.mock.calls).toEqual([]);
  });

  it('marks what is for visitors alone, which a browser that knows a player hides until the app is there', async () => {
    const container = show(await pageIn('en'));
    const marked = () => [...container.querySelectorAll('main [data-visitor]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual([expect.stringContaining('Join the ultimate'), expect.stringContaining('Register')]);
    await startAt(container, 'en');
    await waitFor(() => expect(marked()).toEqual([]));
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
    const place = screen.getByRole('region', { name: 'Play now' });
    await startAt(container, 'en', (store) => store.dispatch(gamePlayed('g2')));
    await waitFor(() => expect(place.querySelector('[data-game-id]')).toHaveAttribute('data-game-id', 'g2'));
    expect(place).toHaveAccessibleName('Continue playing');
    expect(place.isConnected).toBe(true);
    expect(complain.mock.calls).toEqual([]);
  });

  it('is taken over as it is by a browser that has kept choices, which show right after', async () => {
    const complain = jest.spyOn(console, 'error');
    fakeApi({ games: { data: buildGames() } });
    window.localStorage.setItem('persist:karata/games', '{"favourites":"[\\"g3\\"]","recentlyPlayed":"[\\"g2\\"]"}');
    window.localStorage.setItem('persist:karata/ui', '{"isSideMenuCollapsed":"true","isLogoStripPaused":"true"}');
    const container = show(await pageIn('en'));
    // The games that were played here take the places of the first ones.
    const before = [...container.querySelectorAll(KEPT)].filter((kept) => !kept.closest('[aria-busy=true]'));
    const store = await startAt(container, 'en', (fresh) => fresh.restore());
    expect(before.filter((element) => !element.isConnected)).toEqual([]);
    expect(store.getState().ui).toMatchObject({ isSideMenuCollapsed: true, isLogoStripPaused: true });
    expect(await screen.findByRole('region', { name: 'Your favourites' })).toBeVisible();
    const place = await screen.findByRole('region', { name: 'Continue playing' });
    expect(place.querySelector('[data-game-id]')).toHaveAttribute('data-game-id', 'g2');
    expect(complain.mock.calls).toEqual([]);
  });

  it.each([
    ['that has kept nothing', {}],
    ['that has kept choices', { 'persist:karata/games': '{"recentlyPlayed":"[\\"g2\\"]"}' }],
  ])(
    'speaks Kiswahili, with all texts of the operator, after a change of the language in a browser %s',
    async (_, kept) => {
      for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
      fakeServer.use(
        http.get(`${ORIGIN}/api/content/:list`, ({ request, params }) => {
          const isHero = params['list'] === 'hero';
          const said = request.headers.get('accept-language') === 'sw' ? 'Kwa Kiswahili' : 'In English';
          const items = isHero
            ? [{ id: 'h1', leftCardTitle: said }]
            : [{ id: 'w1', title: said, buttonText: said, order: 1 }];
          return HttpResponse.json({ data: items });
        }),
      );
      const container = show(await pageIn('en'));
      const store = await startAt(container, 'en', (fresh) => fresh.restore());
      expect(await screen.findByRole('heading', { name: 'In English' })).toBeInTheDocument();
      act(() => void store.dispatch(localeChosen('sw')));
      expect(await screen.findByRole('heading', { name: /^Kwa Kiswahili/, level: 3 })).toBeInTheDocument();
      await waitFor(() => expect(container).not.toHaveTextContent(/In English|Karibu/));
      expect(container).toHaveTextContent('Kwa Kiswahili');
    },
  );

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
