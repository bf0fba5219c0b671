import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { reasonText } from '../../history/transactionState';
import { mpesa } from '.';

const { en, sw } = mpesa.messages;

describe('why a deposit by M-Pesa failed, in the history', () => {
  it.each([
    ['en', en, 'Wrong PIN'],
    ['sw', sw, 'PIN haikuwa sahihi'],
  ])('is shown in %s', (locale, messages, said) => {
    expect(reasonText(createIntl({ locale, messages }), 'wrong_pin')).toBe(said);
  });
});
