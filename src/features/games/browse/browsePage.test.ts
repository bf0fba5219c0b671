import { describe, expect, it } from '@jest/globals';
import { browsePageName, readBrowsePage } from './browsePage';

const filterOf = (page: string) => readBrowsePage(page).filter;

describe('reading the page name', () => {
  it('shows every game of every provider by default', () => {
    expect(readBrowsePage('all-games')).toEqual({
      name: 'all-games',
      filter: { list: 'all', provider: null, category: null, query: '', facts: [], sort: null },
    });
  });

  it('reads type, provider, search text and order', () => {
    expect(filterOf('all-games?type=top&provider=Simba+Play&category=crash&q=gold+rush&sort=name')).toEqual({
      list: 'top',
      provider: 'Simba Play',
      category: 'crash',
      query: 'gold rush',
      facts: [],
      sort: 'name',
    });
  });

  it.each(['all-games?provider=All', 'all-games?provider=all', 'all-games?provider=', 'all-games?provider=%20'])(
    'treats %s as every provider',
    (page) => {
      expect(filterOf(page).provider).toBeNull();
    },
  );

  it('reads the facts that games are to have, in one order, and leaves out what is none', () => {
    expect(filterOf('games/slots?facts=high+rtp96+rtp12').facts).toEqual(['rtp96', 'high']);
    expect(filterOf('games/slots?facts=').facts).toEqual([]);
  });

  it.each(['type=hot', 'type=favourites', 'shelf=top', 'type=', 'sort=random'])('ignores unknown %s', (query) => {
    expect(filterOf(`all-games?${query}`)).toEqual(filterOf('all-games'));
  });

  it('reads the lists of favourites and recently played games', () => {
    expect(filterOf('all-games?shelf=favourites').list).toBe('favourites');
    expect(filterOf('all-games?shelf=recent').list).toBe('recent');
  });

  it.each([
    ['provider/twiga-tatu-studio', 'twiga-tatu-studio'],
    ["provider/ng'ombe-games", "ng'ombe-games"],
    ['provider/ng%27ombe-games', "ng'ombe-games"],
    ['provider/100%-play', '100%-play'],
    ['games/original', 'karata-originals'],
  ])('finds the provider of %s', (page, provider) => {
    expect(filterOf(page).provider).toBe(provider);
  });

  it('finds the category of games/slots', () => {
    expect(filterOf('games/slots').category).toBe('slots');
    expect(filterOf('games/original').category).toBeNull();
  });
});

describe('writing the page name', () => {
  const everything = filterOf('all-games');

  it('leaves out default values', () => {
    expect(browsePageName('all-games', everything)).toBe('all-games');
    expect(browsePageName('search', { ...everything, query: '   ' })).toBe('search');
  });

  it.each([
    'all-games?type=top&provider=Simba+Play&q=gold+rush&sort=name',
    'all-games?shelf=favourites&sort=newest',
    "provider/ng'ombe-games?type=new",
    'games/slots?provider=Simba+Play',
    'games/slots?facts=rtp96+freeSpins',
    'search?q=a%26b',
  ])('writes %s in the form that was read', (page) => {
    const { name, filter } = readBrowsePage(page);
    expect(filterOf(browsePageName(name, filter))).toEqual(filter);
    expect(browsePageName(name, filter)).toBe(page);
  });

  it('keeps a space at the end of the text, because the player may type more', () => {
    expect(filterOf(browsePageName('search', { ...everything, query: 'gold ' })).query).toBe('gold ');
  });

  it('leaves the page of a provider when another provider, or none, is chosen', () => {
    const { name, filter } = readBrowsePage('provider/simba-play?q=gold');
    expect(browsePageName(name, { ...filter, provider: 'Old Quay' })).toBe('all-games?provider=Old+Quay&q=gold');
    expect(browsePageName(name, { ...filter, provider: null })).toBe('all-games?q=gold');
  });
});
