import type { GameInput } from '@contract/games.ts';

const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-11-01T00:00:00.000Z');

/** A playable game on the wire; give only the fields of the test. */
export const buildGame = (own: Partial<GameInput> & { id: string }): GameInput => ({
  name: `Game ${own.id}`,
  provider: 'Simba Play',
  category: 'slots',
  imageUrl: `/images/games/${own.id}.webp`,
  gameUrl: `/originals/slots.html?title=${own.id}`,
  status: 'active',
  popularity: 0,
  createdAt: new Date(NEWEST).toISOString(),
  ...own,
});

const PROVIDERS = ['Simba Play', 'Twiga-Tatu Studio', "Ng'ombe Games", 'Karata Originals'];

export const buildProviders = () => PROVIDERS.map((name, index) => ({ id: `p${index}`, name, status: 'active' }));

/** Twenty-four games: a lower number is more popular, a higher one newer; providers alternate. */
export const buildGames = (): GameInput[] =>
  Array.from({ length: 24 }, (_, index) =>
    buildGame({
      id: `g${index}`,
      provider: PROVIDERS[index % PROVIDERS.length] ?? '',
      popularity: 1000 - index,
      createdAt: new Date(NEWEST - (24 - index) * DAY_MS).toISOString(),
    }),
  );
