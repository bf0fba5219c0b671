import { describe, expect, it } from '@jest/globals';
import { defaultCountries, parseCountry } from 'react-international-phone';
import { COUNTRIES, countryOf, PREFERRED_COUNTRIES } from './countries';
import { guessCountry } from './guessCountry';
import { fillMask, phoneMask } from './phoneMask';

describe('the countries', () => {
  it('are the ones of the package, with Kenyan numbers grouped', () => {
    const theirs = defaultCountries.map(parseCountry).map(({ iso2, dialCode, format, priority, areaCodes }) => ({
      iso2,
      dialCode,
      format: iso2 === 'ke' ? '... ... ...' : format || undefined,
      priority: priority ?? 0,
      areaCodes: (areaCodes ?? []).map(Number),
    }));
    const ours = COUNTRIES.map((country) => ({ format: undefined, priority: 0, areaCodes: [], ...country }));
    expect(ours.map(({ name: _name, regions: _regions, ...known }) => known)).toEqual(theirs);
  });

  it('have an English name and a region of one continent each', () => {
    const CONTINENTS = ['002', '019', '142', '150', '009'];
    COUNTRIES.forEach(({ iso2, name, regions }) => {
      const [part, continent, ...more] = regions;
      expect({ iso2, name, part, continent, more }).toEqual({
        iso2,
        name: expect.stringMatching(/\p{L}{2}/u),
        part: expect.stringMatching(/^\d{3}$/),
        continent: expect.stringMatching(new RegExp(`^(?:${CONTINENTS.join('|')})$`)),
        more: more.length === 0 ? [] : ['EU'],
      });
    });
    expect(COUNTRIES.filter(({ regions }) => regions.includes('EU'))).toHaveLength(27);
    expect(countryOf('ke')).toMatchObject({ name: 'Kenya', regions: ['014', '002'] });
  });

  it('include the preferred countries', () => {
    expect(PREFERRED_COUNTRIES.map((iso2) => countryOf(iso2).iso2)).toEqual(['ke', 'us', 'gb', 'ca', 'au']);
  });

  it('are Kenya for an unknown code', () => {
    expect(countryOf('xx').iso2).toBe('ke');
  });
});

describe('the country of a number', () => {
  it.each([
    ['254712345678', 'us', 'ke'],
    ['1', 'ke', 'us'],
    ['1416', 'us', 'ca'],
    ['1202', 'ca', 'us'],
    ['12', 'ca', 'ca'],
    ['1787', 'us', 'pr'],
    ['12685551234', 'us', 'ag'],
    ['79123456789', 'ru', 'ru'],
    ['7', 'ke', 'kz'],
    ['262269', 're', 'yt'],
    ['25', 'ke', 'ke'],
    ['', 'tz', 'tz'],
    ['999', 'tz', 'tz'],
  ])('%s, with %s chosen before, is %s', (digits, current, iso2) => {
    expect(guessCountry(digits, current)).toBe(iso2);
  });
});

describe('a grouped number', () => {
  it.each([
    ['au', '412345678', '412 345 678'],
    ['au', '212345678', '2 1234 5678'],
    ['us', '2025550100', '(202) 555-0100'],
    ['us', '202', '(202'],
    ['ke', '7123456789', '712 345 6789'],
    ['tz', '712345678', '712345678'],
  ])('of %s for %s is %s', (iso2, digits, text) => {
    expect(fillMask(digits, phoneMask(countryOf(iso2), digits))).toBe(text);
  });
});
