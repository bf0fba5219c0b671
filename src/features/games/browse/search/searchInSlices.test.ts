import { describe, expect, it, jest } from '@jest/globals';
import { type Game, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { searchGames } from './searchGames';
import { searchInSlices } from './searchInSlices';

const WORDS = ['Simba', 'Gold', 'Lion', 'Golden', 'Mines', 'Lantern'];
const games = Array.from({ length: 5_000 }, (_, index): Game => {
  const name = `${WORDS[index % WORDS.length]} ${WORDS[(index * 7) % 5]} ${index}`;
  return v.parse(GameSchema, { id: index, name, provider: 'Mwamba Reels' });
});

const search = (query: string) => new Promise((resolve) => searchInSlices(games, query, resolve));
const pause = () => new Promise((resolve) => setTimeout(resolve));

describe('the search in slices', () => {
  it.each(['simba', 'gold simba', 'lamtern', 'zzzz', '', ' !'])('finds the same as at once: %j', async (query) => {
    expect(await search(query)).toEqual(searchGames(games, query));
  });

  it('finds nothing after it was stopped', async () => {
    const onFound = jest.fn();
    const stop = searchInSlices(games, 'simba', onFound);
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
      searchInSlices(games, 'simba', () => resolve(void order.push('found'))),
    );
    await pause();
    order.push('other work');
    await found;
    clock.mockRestore();
    expect(order).toEqual(['other work', 'found']);
  });
});
