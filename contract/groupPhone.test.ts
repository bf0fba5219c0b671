import { describe, expect, it } from '@jest/globals';
import { groupPhone } from './phone.ts';

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
