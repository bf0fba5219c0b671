import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { accountApi } from '@/features/auth';
import { heroApi } from '@/features/content';
import { gamesApi } from '@/features/games';
import { settingsApi } from '@/features/ui';
import { balanceApi } from '@/features/wallet';
import { makeTestStore } from '@/testing/renderWithStore';

/** The five slices, each with one of its endpoints. */
const SLICES = {
  auth: accountApi.endpoints.getProfile,
  wallet: balanceApi.endpoints.getBalance,
  games: gamesApi.endpoints.getLobby,
  content: heroApi.endpoints.getHero,
  ui: settingsApi.endpoints.getSettings,
};

const sourcesOf = (feature: string): string =>
  globSync(`src/features/${feature}/**/*.ts`)
    .filter((file) => !file.includes('.test'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe('the state of the site', () => {
  it('consists of five slices and the cache of the API', () => {
    expect(Object.keys(makeTestStore().getState()).sort()).toEqual([...Object.keys(SLICES), 'api'].sort());
  });

  it.each(Object.entries(SLICES))('has in the folder of %s its reducer and its endpoints', (name, endpoint) => {
    const sources = sourcesOf(name);
    expect(sources).toMatch(new RegExp(`createSlice\\(\\{\\s*name: '${name}'`));
    expect(sources).toContain('api.injectEndpoints');
    expect(sources).toMatch(new RegExp(`\\b${endpoint.name}: build\\.query`));
  });
});
