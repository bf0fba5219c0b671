import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import en from './messages/en.json';
import sw from './messages/sw.json';

const LANGUAGES = { en: createIntl({ locale: 'en', messages: en }), sw: createIntl({ locale: 'sw', messages: sw }) };

const textOf = (language: keyof typeof LANGUAGES, hours: number, minutes: number) =>
  LANGUAGES[language].formatMessage({ id: 'realityCheck.duration' }, { hours, minutes });

describe('the time of a session', () => {
  it.each([
    [0, 0, '0 min', 'Dakika 0'],
    [0, 59, '59 min', 'Dakika 59'],
    [1, 0, '1 h', 'Saa 1'],
    [1, 1, '1 h 1 min', 'Saa 1 na dakika 1'],
    [2, 30, '2 h 30 min', 'Saa 2 na dakika 30'],
  ])('of %i h and %i min has no empty part', (hours, minutes, english, swahili) => {
    expect([textOf('en', hours, minutes), textOf('sw', hours, minutes)]).toEqual([english, swahili]);
  });
});
