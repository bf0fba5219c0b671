import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import messages from '../messages';
import { failureText } from './DepositStatus';

const { en, sw } = messages;

const LANGUAGES = { en: createIntl({ locale: 'en', messages: en }), sw: createIntl({ locale: 'sw', messages: sw }) };

describe('the reason of a failed deposit', () => {
  const late = { reason: 'provider_unavailable', text: 'The provider sleeps.' };

  it('is in English the message of the provider or the server', () => {
    expect(failureText(LANGUAGES.en, late)).toBe('The provider sleeps.');
    expect(failureText(LANGUAGES.en, { reason: 'abandoned' })).toBe(
      'This payment was never finished. Nothing was charged.',
    );
  });

  it('is in Kiswahili our own message, for known reasons', () => {
    expect(failureText(LANGUAGES.sw, late)).toBe(
      'Huduma ya malipo haipatikani kwa sasa. Hakuna kilichotozwa. Jaribu tena baada ya muda mfupi.',
    );
    expect(failureText(LANGUAGES.sw, { reason: 'of_tomorrow', text: 'Try tomorrow' })).toBe('Try tomorrow');
    expect(failureText(LANGUAGES.sw, { reason: 'of_tomorrow' })).toBe('Malipo yameshindikana. Tafadhali jaribu tena.');
  });
});
