import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { lobbyGames, newGames } from '../../../contract/catalogueRules.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { isSharedFlight } from '../../../contract/playTerms.ts';
import { SEED_GAMES } from './games.ts';
import { SEED_PROVIDERS } from './providers.ts';
import { toGameDocument, toProviderDocument } from './toGame.ts';
import { variations } from './topUpGames.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const documents = SEED_GAMES.map((game) => toGameDocument(game, NOW));
const providers = SEED_PROVIDERS.map(toProviderDocument);
const documentOf = (name: string) => documents.find((document) => document.name === name);

describe('the documents of the seeded games', () => {
  it('pass the contract with no field replaced by a default', () => {
    expect(documents.map((document) => v.parse(GameSchema, document))).toEqual(documents);
    expect(providers.map((provider) => v.parse(ProviderSchema, provider))).toEqual(providers);
  });

  it('name a seeded provider and follow the pattern of image paths', () => {
    const names = new Set<string>(providers.map(({ name }) => name));
    const odd = documents.filter(
      ({ provider, imageUrl }) => !names.has(provider) || !/^\/images\/games\/[a-z\d-]+\.webp$/.test(imageUrl),
    );
    expect(odd).toEqual([]);
  });

  it('open the house game of their category with title, palette and symbols', () => {
    expect(documentOf('Café Kilimanjaro')?.gameUrl).toBe(
      '/originals/slots.html?title=Caf%C3%A9%20Kilimanjaro&palette=highland&symbols=coffee,mountain,coin,maize,calabash,sun,bell&model=cluster',
    );
    const url = new URL(documentOf('Quill & Skull')?.gameUrl ?? '', 'http://localhost');
    expect(url.searchParams.get('title')).toBe('Quill & Skull');
  });

  it('have one flight for everybody in Kupaa alone, and not in its sequels', () => {
    const sequels = variations(1_000).map((game) => toGameDocument(game, NOW));
    const shared = [...documents, ...sequels].filter(({ gameUrl }) => isSharedFlight(gameUrl));
    expect(shared.map(({ name }) => name)).toEqual(['Kupaa']);
  });

  it('have no link, or the link to the refusing page, when the catalogue says so', () => {
    expect(documentOf("Griot's Ledger")).not.toHaveProperty('gameUrl');
    expect(documentOf('Locked Vault')?.gameUrl).toBe('/originals/refusing.html');
  });

  it('have dates counted back from the time of seeding', () => {
    expect(documentOf('Kitenge Carnival')?.createdAt).toBe('2026-11-20T09:00:00.000Z');
  });

  it('fill the rows of the home page', () => {
    const games = documents.map((document) => v.parse(GameSchema, document));
    const listed = providers.map((provider) => v.parse(ProviderSchema, provider));
    expect(newGames(games).filter((game) => game.gameUrl)).toHaveLength(5);
    expect(new Set(newGames(games).map((game) => game.provider)).size).toBe(5);
    expect(lobbyGames(games, listed).length).toBeGreaterThan(20);
  });

  it('have an accent: a studio makes slots of several models, and of one more than of any other', () => {
    for (const { id, accent } of SEED_PROVIDERS) {
      const slots = SEED_GAMES.filter(({ category, providerId }) => category === 'slots' && providerId === id);
      const counts = new Map<string, number>();
      for (const { model = 'lines' } of slots) counts.set(model, (counts.get(model) ?? 0) + 1);
      const [most, next] = [...counts].toSorted(([, a], [, b]) => b - a);
      expect([id, most?.[0]]).toEqual([id, accent]);
      expect(most?.[1]).toBeGreaterThan(next?.[1] ?? Infinity);
    }
  });

  it('are refused for a game of an unknown provider', () => {
    const strays = SEED_GAMES.map((game) => ({ ...game, providerId: 'p99' }));
    expect(() => strays.map((game) => toGameDocument(game, NOW))).toThrow('p99');
  });
});
