import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../operations/index.ts';
import { RAW_OPERATIONS } from '../operations/raw.ts';
import { addressOf, methodOf, pathOf } from './route.ts';
import { openGame } from './saferPlay.ts';
import { listGames } from './site.ts';
import { listTransactions } from './wallet.ts';

describe('a route', () => {
  it('has a method and a path', () => {
    expect([methodOf(openGame), pathOf(openGame)]).toEqual(['POST', '/games/:id/open']);
  });

  it('has an address with what stands for its names', () => {
    expect(addressOf(openGame, { params: { id: 'a/b ?' } })).toBe('/games/a%2Fb%20%3F/open');
  });

  it('has an address with what its query asks, without what it leaves out', () => {
    expect(addressOf(listGames)).toBe('/games');
    expect(addressOf(listGames, { query: { list: 'lobby' } })).toBe('/games?list=lobby');
    expect(addressOf(listTransactions, { query: { type: undefined, limit: 20, cursor: 'a=b' } })).toBe(
      '/wallet/transactions?limit=20&cursor=a%3Db',
    );
  });
});

describe('every operation', () => {
  const all = [...OPERATIONS, ...RAW_OPERATIONS];
  const signatures = all.map(({ method, path }) => `${method} ${path}`);

  it('has a method and a path of its own', () => {
    expect(new Set(signatures).size).toBe(all.length);
    for (const signature of signatures) expect(signature).toMatch(/^(?:GET|POST|PATCH) (?:\/:?[a-z][\w.-]*)+$/i);
  });

  it.each(all.map(({ path, params }) => [path, params] as const))('%s checks each name of its path', (path, params) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const checked = params && 'entries' in params ? Object.keys(params.entries as object) : [];
    expect(checked).toEqual(named);
  });
});
