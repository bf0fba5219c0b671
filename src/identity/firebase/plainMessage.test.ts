import { describe, expect, it } from '@jest/globals';
import { plainMessage } from './plainMessage';

describe('the message of the sign-in service for a failure', () => {
  it('is shown without the name of the SDK and without the code', () => {
    expect(plainMessage('Firebase: SMS is off in your region. (auth/operation-not-allowed).')).toBe(
      'SMS is off in your region.',
    );
  });

  it.each(['+254712345678', '+254 712-345 678', 'simba@example.com'])(
    'contains no phone number and no address: %s',
    (secret) => {
      expect(plainMessage(`No SMS to ${secret} today.`)).toBe('No SMS to ••• today.');
    },
  );

  it('contains no part of a number in brackets, and no key', () => {
    expect(plainMessage('No SMS to (0712) 345.678 today.')).toBe('No SMS to (••• today.');
    expect(plainMessage('API key not valid: AIzaSyA-1234567890abcdefghijk_mno.')).toBe('API key not valid: •••.');
  });

  it('keeps other numbers', () => {
    expect(plainMessage('Wait 30 minutes, then try once more.')).toBe('Wait 30 minutes, then try once more.');
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
