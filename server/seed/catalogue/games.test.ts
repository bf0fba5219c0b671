import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { MODEL_NAMES } from '../../../originals/slots/rules/wire.ts';
import { CONTENT } from '../readFiles.ts';
import { GameRowSchema, SEED_GAMES, type SeedGame } from './games.ts';
import { SEED_PROVIDERS } from './providers.ts';

const active = SEED_GAMES.filter((game) => !game.status);
const playable = active.filter((game) => !game.link);
const top = SEED_GAMES.toSorted((a, b) => b.popularity - a.popularity).slice(0, 10);
const distinct = (pick: (game: SeedGame) => unknown, games: readonly SeedGame[] = SEED_GAMES) =>
  new Set(games.map(pick)).size;
const withStatus = (status: SeedGame['status']) => SEED_GAMES.filter((game) => game.status === status);

const gameNamed = (name: string) => SEED_GAMES.find((game) => game.name === name);

describe('the seeded games', () => {
  it('have the provider of their file and an id made from their name', () => {
    expect(gameNamed('Simba Gold')).toMatchObject({ id: 'simba-gold', slug: 'simba-gold', providerId: 'p02' });
    expect(gameNamed('Café Kilimanjaro')).toMatchObject({ id: 'cafe-kilimanjaro', slug: 'cafe-kilimanjaro' });
  });

  it('are at least 216, each with a different id, slug, name and popularity', () => {
    expect(SEED_GAMES.length).toBeGreaterThanOrEqual(216);
    expect(distinct((game) => game.id)).toBe(SEED_GAMES.length);
    expect(distinct((game) => game.slug)).toBe(SEED_GAMES.length);
    expect(distinct((game) => game.name.toLowerCase())).toBe(SEED_GAMES.length);
    expect(distinct((game) => game.popularity)).toBe(SEED_GAMES.length);
  });

  it('come from exactly one file for each provider', () => {
    const files = readdirSync(path.join(CONTENT, 'games'));
    expect(files.toSorted()).toEqual(SEED_PROVIDERS.map(({ slug }) => `${slug}.json`).toSorted());
  });

  it('have slugs that are plain file names', () => {
    const odd = SEED_GAMES.filter(({ slug }) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug));
    expect(odd).toEqual([]);
  });

  it('have the right number of different motifs for their kind', () => {
    const fits = ({ category, motifs }: SeedGame) =>
      category === 'slots' ? motifs.length >= 6 && motifs.length <= 8 : motifs.length >= 2 && motifs.length <= 4;
    expect(SEED_GAMES.filter((game) => !fits(game) || new Set(game.motifs).size < game.motifs.length)).toEqual([]);
  });

  it('are slots of nine models, and of more than one in each studio', () => {
    const slots = SEED_GAMES.filter(({ category }) => category === 'slots');
    const modelsIn = (games: readonly SeedGame[]) => new Set(games.map(({ model = 'lines' }) => model));
    expect([...modelsIn(slots)].toSorted()).toEqual([...MODEL_NAMES].toSorted());
    const studios = new Set(slots.map(({ providerId }) => providerId));
    const alike = [...studios].filter((id) => modelsIn(slots.filter((game) => game.providerId === id)).size < 2);
    expect(alike).toEqual([]);
    expect(SEED_GAMES.filter(({ category, model }) => model && category !== 'slots')).toEqual([]);
  });

  it('put a vehicle first in a crash game', () => {
    const vehicles = ['rocket', 'kite', 'balloon', 'matatu', 'train', 'dhow', 'eagle', 'phoenix'];
    const walking = SEED_GAMES.filter(
      ({ category, motifs }) => category === 'crash' && !vehicles.includes(`${motifs[0]}`),
    );
    expect(walking).toEqual([]);
  });

  it('are slots in three of four cases', () => {
    const share = SEED_GAMES.filter(({ category }) => category === 'slots').length / SEED_GAMES.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
  });

  it('have a few popular games and many less popular ones, and ages up to two years', () => {
    const popularity = SEED_GAMES.map((game) => game.popularity).toSorted((a, b) => a - b);
    const median = popularity.at(popularity.length / 2);
    expect(popularity.at(-1)).toBeLessThanOrEqual(10_000);
    expect(popularity[0]).toBeGreaterThanOrEqual(0);
    expect(median).toBeLessThan(2_500);
    const ages = SEED_GAMES.map((game) => game.createdDaysAgo);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(600);
    expect(Math.max(...ages)).toBeLessThanOrEqual(730);
  });

  it('include the special cases that screens must show', () => {
    expect(withStatus('maintenance').length).toBeGreaterThanOrEqual(8);
    expect(withStatus('inactive').length).toBeGreaterThanOrEqual(6);
    expect(active.filter(({ link }) => link === 'none')).toHaveLength(1);
    expect(active.filter(({ link }) => link === 'refusing').map(({ name }) => name)).toEqual(['Locked Vault']);
    expect(SEED_GAMES.filter(({ link }) => link)).toHaveLength(2);
    expect(SEED_GAMES.filter(({ name }) => /\p{Mark}/u.test(name.normalize('NFD'))).length).toBeGreaterThanOrEqual(5);
  });

  it('have playable games of many kinds in the top ten', () => {
    expect(top.filter((game) => playable.includes(game))).toHaveLength(10);
    expect(distinct((game) => game.providerId, top)).toBeGreaterThanOrEqual(7);
    expect(distinct((game) => game.palette, top)).toBeGreaterThanOrEqual(8);
    expect(distinct((game) => game.category, top)).toBe(4);
  });

  it('give each of the three providers on the home page at least five playable games', () => {
    const counts = SEED_PROVIDERS.slice(0, 3).map(({ id }) => playable.filter((game) => game.providerId === id).length);
    expect(counts.filter((count) => count >= 5)).toHaveLength(3);
  });

  it('contain no active game of an inactive provider', () => {
    const gone = SEED_PROVIDERS.filter(({ status }) => status === 'inactive').map(({ id }) => id);
    expect(active.filter(({ providerId }) => gone.includes(providerId))).toEqual([]);
  });
});

const ROW = {
  name: 'Ñoño Café',
  category: 'dice',
  palette: 'neon',
  motifs: ['dice', 'star'],
  popularity: 12,
  createdDaysAgo: 3,
};
const isTaken = (change: object): boolean => v.is(GameRowSchema, { ...ROW, ...change });

describe('a row of the catalogue', () => {
  it('is accepted with or without a status and a link', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ status: 'maintenance', link: 'none' })).toBe(true);
  });

  it.each([
    ['motif', { motifs: ['dice', 'unicorn'] }],
    ['palette', { palette: 'beige' }],
    ['category', { category: 'poker' }],
    ['status', { status: 'closed' }],
    ['field', { colour: 'red' }],
  ])('is refused with an unknown %s', (_, change) => {
    expect(isTaken(change)).toBe(false);
  });

  it('is refused with a popularity outside the allowed range', () => {
    expect(isTaken({ popularity: 10_001 })).toBe(false);
  });
});
