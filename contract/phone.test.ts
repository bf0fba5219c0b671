import { describe, expect, it } from '@jest/globals';
import { groupPhone, maskedPhone, msisdnOnScreen, toMsisdn } from './phone.ts';

describe('the number of a mobile wallet', () => {
  it.each([
    '+254712345678',
    '254712345678',
    '0712345678',
    '712345678',
    '0712 345 678',
    ' 0712-345 678 ',
    '0712.345.678',
    '(0712) 345-678',
    '(0712) 345.678',
    '+254 712 345 678',
    '+254.712.345.678',
  ])('is 254712345678 for %s', (text) => {
    expect(toMsisdn(text)).toBe('254712345678');
  });

  it.each(['0112345678', '112345678', '254112345678', '+254 112 345 678'])('may begin with 1: %s', (text) => {
    expect(toMsisdn(text)).toBe('254112345678');
  });

  it.each([
    '',
    '07123',
    '071234567',
    '07123456789',
    '0812345678',
    '+254812345678',
    '254254712345678',
    '00254712345678',
    '+255712345678',
    '0712345678x',
    '++254712345678',
    '0712+345678',
    '07l2345678',
    '0712,345,678',
    '+1 212 555 2368',
    'none',
  ])('is undefined for %j', (text) => {
    expect(toMsisdn(text)).toBeUndefined();
  });
});

it('the number of a mobile wallet is written as Kenyans write it, and is read again', () => {
  expect(msisdnOnScreen('254712345678')).toBe('0712\u00A0345\u00A0678');
  expect(toMsisdn(msisdnOnScreen('254112345678'))).toBe('254112345678');
});

it('an unknown number is left as it is', () => {
  expect(msisdnOnScreen('+44 20 7946 0000')).toBe('+44 20 7946 0000');
});

describe('a masked phone number', () => {
  it.each(['254712345678', '+254712345678', '0712345678'])(
    'shows the first four and the last three digits of %s',
    (number) => {
      expect(maskedPhone(number)).toBe('0712 ••• 678');
    },
  );

  it.each([undefined, '', '0712', '254712'])('is empty for %j', (number) => {
    expect(maskedPhone(number)).toBeUndefined();
  });
});
describe('a phone number on screen', () => {
  it.each([
    ['+254712345678', '+254 712 345 678'],
    ['+12025550123', '+1 202 555 0123'],
    ['+447400123456', '+44 740 012 3456'],
    ['+25571234567', '+255 712 34567'],
  ])('%s is grouped: %s', (number, shown) => {
    expect(groupPhone(number)).toBe(shown.replaceAll(' ', '\u00A0'));
  });

  it.each(['', '0712345678', 'simba@example.com'])('%p stays as it is', (text) => {
    expect(groupPhone(text)).toBe(text);
  });
});
