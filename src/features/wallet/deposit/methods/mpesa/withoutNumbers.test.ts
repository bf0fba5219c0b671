import { describe, expect, it } from '@jest/globals';
import { withoutNumbers } from './withoutNumbers';

describe('the message of a provider', () => {
  it.each(['254712345678', '+254 712 345 678', '0712-345-678', '(0712) 345.678'])('loses the number %s', (number) => {
    expect(withoutNumbers(`Invalid PhoneNumber ${number}.`)).toBe('Invalid PhoneNumber •••.');
  });

  it('keeps amounts and codes', () => {
    expect(withoutNumbers('Error 500.001: at least KES 100, at most 100,000')).toBe(
      'Error 500.001: at least KES 100, at most 100,000',
    );
  });
});
