import { describe, expect, it } from '@jest/globals';
import { providerSlug } from '../../../contract/catalogueRules.ts';
import { SEED_PROVIDERS } from './providers.ts';

describe('the seeded providers', () => {
  it('are at least 13, each with a different id, name and address', () => {
    expect(SEED_PROVIDERS.length).toBeGreaterThanOrEqual(13);
    expect(new Set(SEED_PROVIDERS.map(({ id }) => id)).size).toBe(SEED_PROVIDERS.length);
    expect(new Set(SEED_PROVIDERS.map(({ name }) => providerSlug(name))).size).toBe(SEED_PROVIDERS.length);
  });

  it('keep their order when sorted by id', () => {
    expect(SEED_PROVIDERS.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(SEED_PROVIDERS);
  });

  it('include a name with a dash, a name with an apostrophe, and an inactive provider', () => {
    expect(SEED_PROVIDERS.filter(({ name }) => name.includes('-'))).toHaveLength(1);
    expect(SEED_PROVIDERS.filter(({ name }) => name.includes("'"))).toHaveLength(1);
    expect(SEED_PROVIDERS.filter(({ status }) => status === 'inactive')).toHaveLength(1);
  });

  it('have a logo file named after their slug', () => {
    const odd = SEED_PROVIDERS.filter(({ logoUrl }) => !/^\/images\/providers\/[a-z]+(?:-[a-z]+)*\.svg$/.test(logoUrl));
    expect(odd).toEqual([]);
  });
});
