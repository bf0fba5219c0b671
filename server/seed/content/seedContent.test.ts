import { offerProblems } from '../check/offerPrices.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { LANGUAGE_CODES } from '../../../contract/userChoices.ts';
import { inLanguage } from '../../src/publish/readDocuments.ts';
import type { StoredDocument } from '../../src/store/query.ts';
import { CONTENT } from '../readFiles.ts';
import { seedContent } from './seedContent.ts';
import { untranslated } from './untranslated.testTools.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const content = seedContent(NOW);
const collections = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];
const activeIn = (collection: ContentCollection) =>
  content[collection].filter((item: { isActive: boolean }) => item.isActive);

describe.each(collections)('the seeded %s', (collection) => {
  const items: readonly StoredDocument[] = content[collection];

  it.each(LANGUAGE_CODES)('pass the contract in %s with no field dropped or replaced by a default', (language) => {
    const said = items.map((item) => inLanguage(item, language));
    expect(said.map((item) => v.parse(CONTENT_COLLECTIONS[collection], item))).toEqual(said);
  });

  it('are translated completely into Kiswahili', () => {
    expect(items.flatMap((item) => untranslated(item))).toEqual([]);
  });

  it('have unique ids that keep their order when sorted', () => {
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('the seeded content', () => {
  it('has as many shown items as the screens need', () => {
    const counts = collections.map((collection) => [collection, activeIn(collection).length]);
    expect(Object.fromEntries(counts)).toEqual({
      'hero-content': 1,
      'welcome-bonuses': 3,
      'bet-history': 0,
      'footer-content': 1,
      'bonus-market-hero': 1,
      'bonus-market-boxes': 3,
      'free-spins': 3,
      competitions: 0,
      'deposit-bonuses': 5,
      'challenge-content': 1,
      'challenge-tasks': 8,
      'challenge-prizes': 10,
      leaderboard: 0,
      jackpots: 2,
      races: 3,
      'vip-levels': 5,
      'referral-terms': 1,
      'spin-terms': 2,
      'wheel-terms': 1,
      'text-pages': 8,
    });
  });

  it('has hidden items in several collections', () => {
    const hiding = collections.filter((collection) => activeIn(collection).length < content[collection].length);
    expect(hiding.length).toBeGreaterThanOrEqual(3);
  });

  it('follows the pattern of image paths', () => {
    const paths = JSON.stringify(content).match(/"\/[^"]*"/g) ?? [];
    const pattern = /^"\/images\/(?:hero\/(?:left|right|center)|banners\/[a-z]+(?:-[a-z\d]+)*)\.webp"$/;
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !pattern.test(path))).toEqual([]);
  });
});

describe('the seeded VIP levels and prizes', () => {
  it('require more with every level, starting at zero', () => {
    const levels = content['vip-levels'];
    expect(levels.map(({ order }) => order)).toEqual(levels.map((_, index) => index + 1));
    for (const amounts of [
      levels.map(({ minWager }) => minWager),
      levels.map(({ minWagerKes }) => minWagerKes ?? NaN),
    ]) {
      expect(amounts[0]).toBe(0);
      expect(amounts.every((amount, index) => amount > (amounts[index - 1] ?? -1))).toBe(true);
    }
  });

  it('give away the whole prize of the challenge', () => {
    const shillings = (text = '') => Number(text.replaceAll(/\D/g, ''));
    const given = content['challenge-prizes'].reduce((sum, { amountKes }) => sum + amountKes, 0);
    expect(given).toBe(shillings(content['challenge-content'][0]?.prizePool));
  });
});

describe('the seeded deposit bonuses', () => {
  it('state their wagering requirement in the number and in the terms', () => {
    const bonuses = [...content['deposit-bonuses'], ...content['welcome-bonuses']];
    const silent = bonuses.filter(({ wagering, terms }) => !terms.some((term) => term.includes(`${wagering} times`)));
    expect(silent).toEqual([]);
  });

  it('of the welcome pack give as many free spins together as the banner says, here and on the site of the journeys', () => {
    const offers = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../e2e/offers.json'), 'utf8')) as Pick<
      typeof content,
      'hero-content' | 'welcome-bonuses'
    >;
    for (const { 'hero-content': heroes, 'welcome-bonuses': steps } of [content, offers]) {
      const given = steps.reduce((sum, { isActive = true, freeSpins = 0 }) => sum + (isActive ? freeSpins : 0), 0);
      expect(heroes[0]?.leftCardBonus).toBe(`${given} free spins`);
      expect(heroes[0]?.translations?.['sw']).toMatchObject({ leftCardBonus: `Mizunguko ${given} ya bure` });
    }
  });

  it('give back less than play earns, alone and together', () => {
    expect(offerProblems(content, 129.5)).toEqual([]);
  });

  it('ask to wager at most ten times, with every other term of bonus money', () => {
    const bonuses = [
      ...content['deposit-bonuses'],
      ...content['welcome-bonuses'],
      ...content['referral-terms'],
      ...content['challenge-prizes'],
    ];
    expect(bonuses.filter(({ wagering }) => wagering < 1 || wagering > 10)).toEqual([]);
    const terms = { maxStake: expect.any(Number), expiryDays: expect.any(Number) };
    for (const bonus of bonuses) expect(bonus).toMatchObject(terms);
  });
});

describe('the seeded challenge', () => {
  it('is not over', () => {
    expect(Date.parse(content['challenge-content'][0]?.endsAt ?? '')).toBeGreaterThan(NOW);
  });
});

describe('a mistake in the content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'karata-content-'));
    cpSync(CONTENT, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function change(file: string, from: string, to: string): void {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
  }

  it.each([
    ['free-spins.json', '"spins": 20', '"spins": "20"', 'free-spins-1 / spins: is "20", expected a number'],
    ['challenge-content.json', '"prizePool"', '"prizepool"', 'challenge-1 / prizepool: no such field, expected one of'],
    [
      'challenge-content.json',
      'now + 7 days',
      'in seven days',
      'challenge-1 / endsAt: is "in seven days", expected an instant',
    ],
    ['free-spins.json', '"simba-gold"', '"chess"', 'free-spins-1 / gameId: is "chess"'],
    ['free-spins.json', '"Simba Gold"', '"Simba"', 'free-spins-1 / gameName: is "Simba"'],
    ['bonus-market-boxes.json', '"gameId": "simba-gold"', '"gameId": "chess"', 'box-1-bronze / gameId: is "chess"'],
    ['hero-content.json', '"hero-2"', '"hero-1"', 'hero-1 / id: stands 2 times'],
    ['vip-levels.json', '[', '', 'cannot be read as JSON'],
    [
      'text-pages/en/aml.md',
      '{amlOfficer}',
      '{officer}',
      'sections[0].paragraphs[1]: calls {officer}, which is no fact',
    ],
    [
      'text-pages/sw/aml.md',
      '{amlOfficer}',
      '{officer}',
      'sections[0].paragraphs[1]: calls {officer}, which is no fact',
    ],
    ['text-pages/sw/support.md', '## ', '### ', 'stands where'],
  ])('of %s is told with the file and the field: %s becomes %s', (file, from, to, told) => {
    change(file, from, to);
    expect(() => seedContent(NOW, folder)).toThrow(`content/${file}`);
    expect(() => seedContent(NOW, folder)).toThrow(told);
  });
});

describe('the dates of the seeded content', () => {
  it('are counted from the time of seeding, or from the midnight before it in Nairobi', () => {
    expect(content['challenge-content'][0]?.endsAt).toBe('2026-11-28T09:00:00.000Z');
    expect(content['challenge-tasks'].slice(0, 2).map(({ opensAt }) => opensAt)).toEqual([
      '2026-11-20T21:00:00.000Z',
      '2026-11-21T21:00:00.000Z',
    ]);
  });
});
