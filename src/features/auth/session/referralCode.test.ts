import { describe, expect, it, jest } from '@jest/globals';
import { dropReferralCode, keepCodeOfSearch, keepReferralCode, keptReferralCode, toReferralCode } from './referralCode';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T09:00:00.000Z');

describe('the stored invitation code', () => {
  it('has eight letters or digits, read in any case', () => {
    expect([' simba234 ', 'SIMBA234'].map(toReferralCode)).toEqual(['SIMBA234', 'SIMBA234']);
  });

  it.each(['SIMBA23', 'SIMBA2345', 'SIMBA 34', '<script>', ''])('is not read from %j', (text) => {
    expect(toReferralCode(text)).toBeNull();
  });

  it('is kept for thirty days', () => {
    keepReferralCode('SIMBA234', NOW);
    expect(keptReferralCode(NOW + 30 * DAY_MS - 1)).toBe('SIMBA234');
    expect(keptReferralCode(NOW + 30 * DAY_MS)).toBeUndefined();
  });

  it('is dropped when the clock was set back', () => {
    keepReferralCode('SIMBA234', NOW);
    expect(keptReferralCode(NOW - 1)).toBeUndefined();
  });

  it.each(['SIMBA234', 'junk 12', 'SIMBA234 soon', ''])('is empty when the storage has %j', (kept) => {
    localStorage.setItem('karata/referral', kept);
    expect(keptReferralCode(NOW)).toBeUndefined();
  });

  it('is read from an address, and the latest one counts', () => {
    keepCodeOfSearch('?type=top&ref=twiga567');
    keepCodeOfSearch('?ref=simba234');
    keepCodeOfSearch('?ref=nothing-at-all');
    keepCodeOfSearch('?type=top');
    expect(keptReferralCode()).toBe('SIMBA234');
  });

  it('is empty after it was dropped', () => {
    keepReferralCode('SIMBA234');
    dropReferralCode();
    expect(keptReferralCode()).toBeUndefined();
  });

  it('is not kept, and causes no error, when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    keepReferralCode('SIMBA234');
    dropReferralCode();
    expect(keptReferralCode()).toBeUndefined();
  });
});
