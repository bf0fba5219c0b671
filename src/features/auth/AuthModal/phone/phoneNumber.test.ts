import { describe, expect, it } from '@jest/globals';
import { emptyPhone, formatPhone, inCountry, isEmptyPhone, isLongEnough, readPhone, toE164 } from './phoneNumber';

const typed = (text: string, iso2 = 'ke') => {
  let phone = emptyPhone(iso2);
  for (const sign of text) phone = readPhone(formatPhone(phone) + sign, phone.iso2);
  return phone;
};

describe('a phone number', () => {
  it.each([
    '0712345678',
    '712345678',
    '254712345678',
    '+254712345678',
    '+254 712 345 678',
    '00254712345678',
    '+254 0712345678',
    '+254 254712345678',
    '+254 +254712345678',
    '0712-345-678',
  ])('written as %s is the same Kenyan number', (text) => {
    expect(toE164(readPhone(text, 'ke'))).toBe('+254712345678');
  });

  it.each(['0110345678', '110345678', '+254110345678'])('may begin with 01: %s', (text) => {
    expect(toE164(readPhone(text, 'ke'))).toBe('+254110345678');
  });

  it('that is typed digit by digit after the prefilled code loses the 0 at its start', () => {
    expect(formatPhone(typed('0712345678'))).toBe('+254 712 345 678');
  });

  it('that is typed with its country code after the prefilled code has the code once', () => {
    expect(toE164(typed('254712345678'))).toBe('+254712345678');
  });

  it('has at most 15 digits', () => {
    expect(readPhone('+254712345678901234', 'ke').digits).toBe('254712345678901');
  });

  it('contains only digits', () => {
    expect(readPhone('+254 abc7x1', 'ke').digits).toBe('25471');
  });

  it.each(
    Object.entries({
      us: ['+1 202 555 0100', '+1 (202) 555-0100'],
      ca: ['+1 416 555 0100', '+1 (416) 555-0100'],
      gb: ['+447700900123', '+44 7700 900123'],
      au: ['+61412345678', '+61 412 345 678'],
      tz: ['+255712345678', '+255 712345678'],
    }),
  )('of %s gets its country and its grouping', (iso2, [text = '', shown]) => {
    const phone = readPhone(text, 'ke');
    expect([phone.iso2, formatPhone(phone)]).toEqual([iso2, shown]);
  });

  it('keeps the chosen country when several countries share a code', () => {
    expect(readPhone('+1 2', 'ca').iso2).toBe('ca');
  });

  it('keeps a 0 that belongs to it', () => {
    expect(toE164(readPhone('+390612345678', 'it'))).toBe('+390612345678');
  });

  it('of Kazakhstan is kept whole, although it begins like the country code', () => {
    expect(toE164(readPhone('+77012345678', 'kz'))).toBe('+77012345678');
  });

  it('moves to another country with the digits that were typed', () => {
    expect(inCountry(readPhone('0712345678', 'ke'), 'ug')).toEqual({ iso2: 'ug', digits: '256712345678' });
  });

  it('can be deleted completely', () => {
    expect(formatPhone(readPhone('', 'ke'))).toBe('');
    expect(formatPhone(readPhone('+', 'ke'))).toBe('');
    expect(formatPhone(readPhone('+25', 'ke'))).toBe('+25');
  });

  it.each([
    [emptyPhone(), true],
    [readPhone('', 'ke'), true],
    [readPhone('+2547', 'ke'), false],
  ])('written as %j is empty: %s', (phone, isEmpty) => {
    expect(isEmptyPhone(phone)).toBe(isEmpty);
  });

  it.each([
    ['+25471234', false],
    ['+254712345', true],
  ])('with its plus sign has at least 10 characters: %s is %s', (text, isEnough) => {
    expect(isLongEnough(readPhone(text, 'ke'))).toBe(isEnough);
  });
});
