import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import en from '../messages/en.json';
import sw from '../messages/sw.json';
import { failureText } from './failureText';

const LANGUAGES = { en: createIntl({ locale: 'en', messages: en }), sw: createIntl({ locale: 'sw', messages: sw }) };

describe('why a deposit failed', () => {
  const declined = { reason: 'declined', text: 'Your card was declined.' };

  it('is told in English in the words of whoever refused it', () => {
    expect(failureText(LANGUAGES.en, declined)).toBe('Your card was declined.');
    expect(failureText(LANGUAGES.en, { reason: 'declined' })).toBe('Your card was declined. Try another card.');
  });

  it('is told in Kiswahili in our own, as far as the reason is known', () => {
    expect(failureText(LANGUAGES.sw, declined)).toBe('Kadi yako imekataliwa. Jaribu kadi nyingine.');
    expect(failureText(LANGUAGES.sw, { reason: 'of_tomorrow', text: 'Try tomorrow' })).toBe('Try tomorrow');
    expect(failureText(LANGUAGES.sw, { reason: 'of_tomorrow' })).toBe('Malipo yameshindikana. Tafadhali jaribu tena.');
  });
});
