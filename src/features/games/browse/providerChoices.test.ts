import { describe, expect, it } from '@jest/globals';
import { GameSchema, ProviderSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { buildGame, buildGames, buildProviders } from '@/testing/builders';
import { providerChoices, providerName } from './providerChoices';

const games = buildGames().map((game) => v.parse(GameSchema, game));
const providers = buildProviders().map((provider) => v.parse(ProviderSchema, provider));
const EVERY = { provider: null, category: null };

describe('the name of a provider', () => {
  it('is the real name for every form of the address', () => {
    expect(providerName('twiga-tatu-studio', providers, [])).toBe('Twiga-Tatu Studio');
    expect(providerName("Ng'ombe-Games", providers, [])).toBe("Ng'ombe Games");
  });

  it('is taken from the games when the providers did not load', () => {
    expect(providerName('twiga-tatu-studio', [], games)).toBe('Twiga-Tatu Studio');
  });

  it('is the slug with spaces instead of dashes when the provider is unknown', () => {
    expect(providerName('no-such-studio', providers, games)).toBe('no such studio');
  });
});

describe('the providers to choose from', () => {
  it('show the number of their listed games', () => {
    const resting = v.parse(GameSchema, buildGame({ id: 'resting', status: 'maintenance' }));
    expect(providerChoices(providers, [...games, resting], EVERY)).toEqual([
      { name: 'Simba Play', slug: 'simba-play', count: 6 },
      { name: 'Twiga-Tatu Studio', slug: 'twiga-tatu-studio', count: 6 },
      { name: "Ng'ombe Games", slug: "ng'ombe-games", count: 6 },
      { name: 'Karata Originals', slug: 'karata-originals', count: 6 },
    ]);
  });

  it('include the chosen provider when the backend does not list it', () => {
    const chosen = { ...EVERY, provider: 'simba-play' };
    expect(providerChoices([], games, chosen)).toEqual([{ name: 'Simba Play', slug: 'simba-play', count: 6 }]);
    expect(providerChoices(providers, games, chosen)).toHaveLength(4);
  });

  it('count the games of the chosen kind alone', () => {
    const dice = v.parse(GameSchema, buildGame({ id: 'dice', category: 'dice', provider: 'Simba Play' }));
    const counts = providerChoices(providers, [...games, dice], { ...EVERY, category: 'dice' });
    expect(counts.map(({ count }) => count)).toEqual([1, 0, 0, 0]);
  });
});
