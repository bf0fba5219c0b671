import { describe, expect, it } from '@jest/globals';
import { normalisePhone, phoneOnScreen } from './normalisePhone';

describe('the number of a mobile wallet', () => {
  it.each([
    '+254712345678',
    '254712345678',
    '0712345678',
    '712345678',
    '0712 345 678',
    '(0712) 345-678',
    '+254 712 345 678',
  ])('is 254712345678 for %s', (text) => {
    expect(normalisePhone(text)).toBe('254712345678');
  });

  it.each(['0112345678', '112345678', '+254112345678'])('may begin with 1: %s', (text) => {
    expect(normalisePhone(text)).toBe('254112345678');
  });

  it.each(['', '07123', '0812345678', '254254712345678', '+1 212 555 2368', '07123456789', '++254712345678', 'none'])(
    'is none for %j',
    (text) => {
      expect(normalisePhone(text)).toBeNull();
    },
  );

  it('is shown in groups', () => {
    expect(phoneOnScreen('254712345678')).toBe('+254\u00A0712\u00A0345\u00A0678');
  });
});
