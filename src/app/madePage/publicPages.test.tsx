import { describe, expect, it, jest } from '@jest/globals';
import type { PageAnswers } from '@contract/madePages.ts';
import type { Language } from '@contract/userChoices.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { localeChosen, pageVisited } from '@/features/ui';
import { anonymousIdentity } from '@/identity';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { makeTestStore } from '@/testing/renderWithStore';
import { loadMessages } from '../Localised';
import { preloadPage } from '../pageRegistry';
import { ANSWERS, asked, endsWith, isOurs, ORIGIN, pageIn, show, startAt, beginEachEmpty } from './madePage.testTools';
import { mount } from './mount';
import { readMadePage } from './pageData';

const VIP: PageAnswers = {
  ...ANSWERS,
  'vip-levels': [
    { id: 'silver', title: 'Silver', benefits: ['A gift each month'] },
    { id: 'gold', title: 'Gold & more', minWager: 5_000 },
  ],
};
const GAMES: PageAnswers = { ...ANSWERS, games: buildGames() };
const TEXTS: PageAnswers = {
  ...ANSWERS,
  'text-pages': [
    {
      id: 'aml',
      title: 'Clean money',
      summary: 'How we keep it clean',
      updatedAt: '2026-01-02',
      sections: [{ heading: 'Why', paragraphs: ['Because.'] }],
    },
    { id: 'support', title: 'Help', sections: [] },
  ],
};

/** The elements of a page by which a person would see that it was rendered again. */
const SHOWN = 'main h1, main h2, main h3, main p, main article, main img, main nav a, main a';

describe('a public page that was made ahead', () => {
  beginEachEmpty();

  it.each([
    ['vip', 'en', VIP, 'Gold & more'],
    ['vip', 'sw', VIP, 'Gold & more'],
    ['aml', 'en', TEXTS, 'Because.'],
    ['aml', 'sw', TEXTS, 'Because.'],
    ['all-games', 'en', GAMES, 'Game'],
  ] as const)(
    'is whole before any script, and %s is taken over as it is in %s',
    async (page, language, answers, text) => {
      const complain = jest.spyOn(console, 'error');
      const warn = jest.spyOn(console, 'warn');
      fakeApi({ games: { data: buildGames() } });
      const container = show(await pageIn(language, { page, answers }));
      expect(container).toHaveTextContent(text);
      const before = [...container.querySelectorAll(SHOWN)];
      expect(before.length).toBeGreaterThan(4);
      await startAt(container, language, (store) => {
        store.dispatch(localeChosen(language));
        store.dispatch(pageVisited(page));
      });
      expect(container).toHaveTextContent(text);
      const gone = before.filter((element) => !element.isConnected && element.tagName !== 'IMG');
      expect(page === 'all-games' ? [] : gone).toEqual([]);
      expect([complain.mock.calls, warn.mock.calls.filter(isOurs)]).toEqual([[], []]);
      expect(asked.filter((call) => /settings|providers|vip|text-pages/.test(call))).toEqual([]);
    },
  );

  it('of games has the first ones and their number, and asks for all of them once', async () => {
    const many = Array.from({ length: 60 }, (_, index) => buildGame({ id: `many${index}`, name: `Game ${index}` }));
    fakeApi({ games: { data: many } });
    const html = await pageIn('en', { page: 'all-games', answers: { ...ANSWERS, games: many } });
    const container = show(html);
    expect(container.querySelectorAll('[data-game-id]')).toHaveLength(24);
    expect(container.querySelectorAll('[data-game-id] picture > img')).toHaveLength(2);
    expect(container.querySelectorAll('[data-game-id] noscript > img')).toHaveLength(22);
    expect(screen.getByRole('status')).toHaveTextContent('60 games');
    const first = container.querySelector('[data-game-id]');
    await startAt(container, 'en', (store) => store.dispatch(pageVisited('all-games')));
    await waitFor(() => expect(asked.filter((call) => call === '/api/games')).toHaveLength(1));
    expect(first?.isConnected).toBe(true);
  });

  it('is taken over at an address that writes its name in another way', async () => {
    const complain = jest.spyOn(console, 'error');
    fakeApi({ games: { data: buildGames() } });
    const container = show(await pageIn('en', { page: 'provider/simba-play', answers: GAMES }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Simba Play');
    await startAt(container, 'en', (store) => store.dispatch(pageVisited('all-games?provider=Simba-Play')));
    expect(heading.isConnected).toBe(true);
    expect(complain.mock.calls).toEqual([]);
  });

  it('with one text has no other, which is asked for when it opens', async () => {
    fakeApi({ 'content/text-pages': { data: TEXTS['text-pages'] } });
    const html = await pageIn('en', { page: 'aml', answers: TEXTS });
    expect(html).not.toContain('"Help"');
    const store = await startAt(show(html), 'en', ({ dispatch }) => dispatch(pageVisited('aml')));
    act(() => void store.dispatch(pageVisited('support')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(asked.filter((call) => call.includes('text-pages'))).toHaveLength(1);
  });
});

describe('what a public page tells search engines', () => {
  beginEachEmpty();

  const headOf = async (page: string, answers: PageAnswers, language: Language = 'en') =>
    new DOMParser().parseFromString(await pageIn(language, { page, answers }), 'text/html').head;
  const meta = (head: HTMLElement, name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const link = (head: HTMLElement, which: string) => head.querySelector(`link${which}`)?.getAttribute('href');
  const factsIn = (head: HTMLElement) =>
    (JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as { '@graph': object[] })[
      '@graph'
    ];

  it('is its own title, description, address, languages and picture', async () => {
    const head = await headOf('vip', VIP);
    expect(head.querySelector('title')?.textContent).toBe('The VIP club | Bahati');
    expect(meta(head, 'description')).toContain('VIP levels of Bahati');
    expect(link(head, '[rel=canonical]')).toBe(`${ORIGIN}/vip`);
    expect(link(head, '[hreflang=sw]')).toBe(`${ORIGIN}/vip?lang=sw`);
    expect(link(head, '[hreflang=x-default]')).toBe(`${ORIGIN}/vip`);
    expect(['title', 'type', 'image'].map((name) => meta(head, `og:${name}`))).toEqual([
      'The VIP club | Bahati',
      'website',
      `${ORIGIN}/images/banners/vip.webp`,
    ]);
    expect(link(await headOf('vip', VIP, 'sw'), '[rel=canonical]')).toBe(`${ORIGIN}/vip?lang=sw`);
  });

  it('is the summary and the date of a text', async () => {
    const head = await headOf('aml', TEXTS);
    expect(meta(head, 'description')).toBe('How we keep it clean');
    expect(factsIn(head)[0]).toMatchObject({
      '@type': 'WebPage',
      name: 'Clean money',
      dateModified: expect.anything(),
    });
  });

  it('is what a list lists, under one address of those that show the same', async () => {
    const head = await headOf('search?category=slots', GAMES);
    expect(link(head, '[rel=canonical]')).toBe(`${ORIGIN}/games/slots`);
    const [list] = factsIn(await headOf('provider/simba-play', GAMES));
    expect(list).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: { '@type': 'ItemList', itemListElement: expect.anything() },
    });
  });

  it('is on home who is behind the site, and where to search', async () => {
    const head = await headOf('home', ANSWERS);
    expect(link(head, '[rel=canonical]')).toBe(`${ORIGIN}/`);
    expect(factsIn(head)).toMatchObject([{ '@type': 'Organization', name: 'Bahati' }, { '@type': 'WebSite' }]);
    expect(JSON.stringify(factsIn(head))).toContain(`${ORIGIN}/search?q={search_term_string}`);
  });

  it('cannot be left by a text of the operator', async () => {
    const answers = {
      ...TEXTS,
      'text-pages': [{ id: 'aml', title: 'A "quote" </script><b>', summary: '"><i>', sections: [] }],
    };
    const head = await headOf('aml', answers);
    expect(head.querySelector('b, i')).toBeNull();
    expect(meta(head, 'description')).toBe('"><i>');
    expect(factsIn(head)[0]).toMatchObject({ name: 'A "quote" </script><b>' });
  });
});

it('a page for visitors is rendered again for a player, from the same answers', async () => {
  const container = show(await pageIn('en', { page: 'vip', answers: VIP }));
  document.documentElement.dataset['player'] = 'page';
  const store = makeTestStore({ page: 'vip' });
  const [initial] = await Promise.all([loadMessages('en'), preloadPage('vip')]);
  await act(async () => {
    const root = mount(container, { store, identity: anonymousIdentity, initial }, readMadePage()?.data);
    endsWith(root);
  });
  expect(await screen.findByText('Gold & more')).toBeVisible();
  expect(document.documentElement.dataset['player']).toBeUndefined();
  expect(asked.filter((call) => /settings|providers|vip/.test(call))).toEqual([]);
});
