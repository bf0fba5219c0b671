import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import en from '../messages/en.json';
import sw from '../messages/sw.json';
import { failureText } from './failureText';

const LANGUAGES = { en: createIntl({ locale: 'en', messages: en }), sw: createIntl({ locale: 'sw', messages: sw }) };

describe('why a deposit failed', () => {
  const late = { reason: 'provider_unavailable', text: 'The provider sleeps.' };

  it('is told in English in the words of whoever refused it', () => {
    expect(failureText(LANGUAGES.en, late)).toBe('The provider sleeps.');
    expect(failureText(LANGUAGES.en, { reason: 'abandoned' })).toBe(
      'This payment was never finished. Nothing was charged.',
    );
  });

  it('is told in Kiswahili in our own, as far as the reason is known', () => {
    expect(failureText(LANGUAGES.sw, late)).toBe(
      'Huduma ya malipo haipatikani kwa sasa. Hakuna kilichotozwa. Jaribu tena baada ya muda mfupi.',
    );
    expect(failureText(LANGUAGES.sw, { reason: 'of_tomorrow', text: 'Try tomorrow' })).toBe('Try tomorrow');
    expect(failureText(LANGUAGES.sw, { reason: 'of_tomorrow' })).toBe('Malipo yameshindikana. Tafadhali jaribu tena.');
  });
});
