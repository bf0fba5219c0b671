import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { guessBits, LEAST_BITS } from './settingTypes.ts';

describe('how hard a secret is to guess', () => {
  it.each([
    '',
    'a'.repeat(16),
    'a'.repeat(128),
    'ab'.repeat(32),
    '0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz',
    '1234567812345678',
    'fedcba9876543210',
    'secret-secret-secret-secret',
    'karatakarata1234',
  ])('is too little for %j', (secret) => {
    expect(guessBits(secret)).toBeLessThan(LEAST_BITS);
  });

  it('is enough for what openssl rand -hex 24 prints', () => {
    for (let drawn = 0; drawn < 1_000; drawn += 1) {
      expect(guessBits(randomBytes(24).toString('hex'))).toBeGreaterThan(LEAST_BITS);
    }
  });
});
