import { describe, expect, it } from '@jest/globals';
import { defaultCountries, parseCountry } from 'react-international-phone';
import { COUNTRIES, countryOf, guessCountry, PREFERRED_COUNTRIES, regionsOf } from './countries';
import { fillMask, phoneMask } from './phoneNumber';

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
    expect(ours).toEqual(theirs);
  });

  it('have a region of one continent each', () => {
    const CONTINENTS = ['002', '019', '142', '150', '009'];
    COUNTRIES.forEach(({ iso2 }) => {
      const [part, continent, ...more] = regionsOf(iso2);
      expect({ iso2, part, continent, more }).toEqual({
        iso2,
        part: expect.stringMatching(/^\d{3}$/),
        continent: expect.stringMatching(new RegExp(`^(?:${CONTINENTS.join('|')})$`)),
        more: more.length === 0 ? [] : ['EU'],
      });
    });
    expect(COUNTRIES.filter(({ iso2 }) => regionsOf(iso2).includes('EU'))).toHaveLength(27);
    expect(regionsOf('ke')).toEqual(['014', '002']);
  });

  it('include the preferred countries', () => {
    expect(PREFERRED_COUNTRIES.map((iso2) => countryOf(iso2).iso2)).toEqual(['ke', 'us', 'gb', 'ca', 'au']);
  });

  it('are Kenya for an unknown code', () => {
    expect(countryOf('xx').iso2).toBe('ke');
  });
});

describe('the country of a number', () => {
  const guesses = (current: string, ...numbers: string[]) => numbers.map((digits) => guessCountry(digits, current));

  it('is found by the code and the area at its start', () => {
    expect(guesses('us', '254712345678', '1416', '1787', '12685551234')).toEqual(['ke', 'ca', 'pr', 'ag']);
    expect(guesses('ke', '1', '7')).toEqual(['us', 'kz']);
    expect(guesses('ca', '1202')).toEqual(['us']);
    expect(guesses('re', '262269')).toEqual(['yt']);
  });

  it('stays the chosen one while the number fits it, or fits no country', () => {
    expect(guesses('ca', '12')).toEqual(['ca']);
    expect(guesses('ru', '79123456789')).toEqual(['ru']);
    expect(guesses('ke', '25')).toEqual(['ke']);
    expect(guesses('tz', '', '999')).toEqual(['tz', 'tz']);
  });
});

describe('a number', () => {
  const grouped = (iso2: string, ...numbers: string[]) =>
    numbers.map((digits) => fillMask(digits, phoneMask(countryOf(iso2), digits)));

  it('is grouped like in its country', () => {
    expect(grouped('au', '412345678', '212345678')).toEqual(['412 345 678', '2 1234 5678']);
    expect(grouped('us', '2025550100', '202')).toEqual(['(202) 555-0100', '(202']);
    expect(grouped('ke', '7123456789')).toEqual(['712 345 6789']);
    expect(grouped('tz', '712345678')).toEqual(['712345678']);
  });
});
