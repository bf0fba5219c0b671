import { describe, expect, it } from '@jest/globals';
import { plainMessage } from './plainMessage';

describe('the message of the sign-in service for a failure', () => {
  it('is shown without the name of the SDK and without the code', () => {
    expect(plainMessage('Firebase: SMS is off in your region. (auth/operation-not-allowed).')).toBe(
      'SMS is off in your region.',
    );
  });

  it.each([
    ['No SMS to +254712345678 today.', 'No SMS to ••• today.'],
    ['No SMS to +254 712-345 678 today.', 'No SMS to ••• today.'],
    ['No SMS to (0712) 345.678 today.', 'No SMS to (••• today.'],
    ['No SMS to simba@example.com today.', 'No SMS to ••• today.'],
    ['API key not valid: AIzaSyA-1234567890abcdefghijk_mno.', 'API key not valid: •••.'],
    ['Wait 30 minutes, then try once more.', 'Wait 30 minutes, then try once more.'],
  ])('contains no phone number, no address and no key: %s', (message, shown) => {
    expect(plainMessage(message)).toBe(shown);
  });

  it.each([
    '',
    'Error',
    'Firebase: Error (auth/internal-error).',
    'Firebase: auth/whatever',
    'Firebase: HTTP Cloud Function returned an error: {"error":{"code":7}} (auth/internal-error).',
    '<html> Bad gateway </html>',
    `Firebase: ${'long '.repeat(60)}(auth/internal-error).`,
  ])('is empty when it is not written for people: %s', (message) => {
    expect(plainMessage(message)).toBeUndefined();
  });
});
