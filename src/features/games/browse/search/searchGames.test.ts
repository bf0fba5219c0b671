import { describe, expect, it, jest } from '@jest/globals';
import { type Game, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { searchGames, searchInSlices } from './searchGames';
import { foldText } from './searchEntry';

const TITLES: [name: string, provider: string][] = [
  ['Simba Gold', 'Mwamba Reels'],
  ['Golden Simba', 'Twiga-Tatu Studio'],
  ['Lion of Simbasa', 'Velvet Quay'],
  ['Île aux Trésors', 'Casa Peregrina'],
  ['Maziwa Mines', "Ng'ombe Games"],
  ['Nine Lanterns', 'Velvet Quay'],
];

const searchGamesGames = TITLES.map(([name, provider], index): Game =>
  v.parse(GameSchema, { id: index, name, provider }),
);
const found = (query: string) => searchGames(searchGamesGames, query).map(({ name }) => name);

describe('the search for games', () => {
  it('matches part of a name or of a provider', () => {
    expect(found('lantern')).toEqual(['Nine Lanterns']);
    expect(found('quay')).toEqual(['Lion of Simbasa', 'Nine Lanterns']);
  });

  it('ignores case and accents, in the query and in the name', () => {
    expect(found('ILE AUX TRESORS')).toEqual(['Île aux Trésors']);
    expect(found('şîmbâ göld')[0]).toBe('Simba Gold');
  });

  it('accepts words in any order, across name and provider', () => {
    expect(found('gold simba reels')).toEqual(['Simba Gold']);
    expect(found('studio tatu golden')).toEqual(['Golden Simba']);
  });

  it.each(['ngombe', "ng'ombe", 'ng’ombe', 'NG OMBE', 'ngobme'])(
    'finds the provider with an apostrophe by %s',
    (query) => {
      expect(found(query)).toEqual(['Maziwa Mines']);
    },
  );

  it.each(['twiga-tatu', 'twiga tatu', 'twigatatu', 'twgia tatu'])('finds the provider with a dash by %s', (query) => {
    expect(found(query)).toEqual(['Golden Simba']);
  });

  it.each(['lamterns', 'lantrens', 'lantens', 'laanterns', 'kanterns'])('allows one typing mistake: %s', (query) => {
    expect(found(query)).toEqual(['Nine Lanterns']);
  });

  it('allows one mistake in each word but not two in one word', () => {
    expect(found('nin lantrens')).toEqual(['Nine Lanterns']);
    expect(found('lamtrens')).toEqual([]);
  });

  it('shows the exact phrase first, then every word, then words with a mistake', () => {
    expect(found('mine')).toEqual(['Maziwa Mines', 'Nine Lanterns']);
    expect(found('gold simba')).toEqual(['Simba Gold', 'Golden Simba']);
    expect(found('golden simba')[0]).toBe('Golden Simba');
  });

  it('keeps the given order among equal results', () => {
    expect(found('simba')).toEqual(['Simba Gold', 'Golden Simba', 'Lion of Simbasa']);
    expect(searchGames(searchGamesGames.toReversed(), 'simba').map(({ name }) => name)).toEqual([
      'Lion of Simbasa',
      'Golden Simba',
      'Simba Gold',
    ]);
  });

  it.each(
    Object.entries({
      aviator: 'crash',
      avaitor: 'crash',
      ndege: 'crash',
      JetX: 'crash',
      roketi: 'crash',
      mabomu: 'mines',
      mabom: 'mines',
      dadu: 'dice',
      dice: 'dice',
      slots: 'slots',
      sloti: 'slots',
      Plinko: 'plinko',
    }),
  )('knows what people call a kind of game: %s', (query, category) => {
    const kinds = ['slots', 'crash', 'mines', 'dice', 'plinko', undefined];
    const games = kinds.map((kind) => v.parse(GameSchema, { id: String(kind), name: 'Kilele', category: kind }));
    expect(searchGames(games, query).map((game) => game.category)).toEqual([category]);
  });

  it('shows what has the word in its name before other games of the kind', () => {
    const games = [
      ['Kupaa', 'crash'],
      ['Roketi 254', 'slots'],
    ].map(([name, category]) => v.parse(GameSchema, { id: name, name, category }));
    expect(searchGames(games, 'roketi').map(({ name }) => name)).toEqual(['Roketi 254', 'Kupaa']);
  });

  it('finds nothing for text that is in no game', () => {
    expect(found('zzzzzz')).toEqual([]);
    expect(found('simba zzzzzz')).toEqual([]);
  });

  it.each(['', '   ', '!?'])('finds everything for a query without letters or digits: %j', (query) => {
    expect(found(query)).toHaveLength(searchGamesGames.length);
  });
});

const WORDS = ['Simba', 'Gold', 'Lion', 'Golden', 'Mines', 'Lantern'];
const searchInSlicesGames = Array.from({ length: 5_000 }, (_, index): Game => {
  const name = `${WORDS[index % WORDS.length]} ${WORDS[(index * 7) % 5]} ${index}`;
  return v.parse(GameSchema, { id: index, name, provider: 'Mwamba Reels' });
});

const search = (query: string) => new Promise((resolve) => searchInSlices(searchInSlicesGames, query, resolve));
const pause = () => new Promise((resolve) => setTimeout(resolve));

describe('the search in slices', () => {
  it.each(['simba', 'gold simba', 'lamtern', 'zzzz', '', ' !'])('finds the same as at once: %j', async (query) => {
    expect(await search(query)).toEqual(searchGames(searchInSlicesGames, query));
  });

  it('finds nothing after it was stopped', async () => {
    const onFound = jest.fn();
    const stop = searchInSlices(searchInSlicesGames, 'simba', onFound);
    await pause();
    stop();
    onFound.mockClear();
    await search('simba');
    expect(onFound).not.toHaveBeenCalled();
  });

  it('lets other work go on while it looks at many games', async () => {
    const clock = jest.spyOn(performance, 'now');
    let nowMs = 0;
    clock.mockImplementation(() => (nowMs += 5));
    const order: string[] = [];
    const found = new Promise<void>((resolve) =>
      searchInSlices(searchInSlicesGames, 'simba', () => resolve(void order.push('found'))),
    );
    await pause();
    order.push('other work');
    await found;
    clock.mockRestore();
    expect(order).toEqual(['other work', 'found']);
  });
});

describe('text that is prepared for comparison', () => {
  it.each(
    Object.entries({
      'SIMBA Gold': 'simba gold',
      'Île aux Trésors': 'ile aux tresors',
      "Ng'ombe": 'ngombe',
      'Ng’ombe': 'ngombe',
      'Twiga-Tatu  Studio': 'twiga tatu studio',
      '  Straße & Øl!  ': 'strasse ol',
      '…': '',
    }),
  )('is changed from %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
