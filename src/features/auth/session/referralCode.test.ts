import { describe, expect, it, jest } from '@jest/globals';
import { dropReferralCode, keepCodeOfSearch, keepReferralCode, keptReferralCode, toReferralCode } from './referralCode';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T09:00:00.000Z');

describe('the code of who invited', () => {
  it.each([
    [' simba234 ', 'SIMBA234'],
    ['SIMBA234', 'SIMBA234'],
    ['SIMBA23', null],
    ['SIMBA2345', null],
    ['SIMBA 34', null],
    ['<script>', null],
    ['', null],
  ])('in %j is %j', (text, code) => {
    expect(toReferralCode(text)).toBe(code);
  });

  it('waits for thirty days', () => {
    keepReferralCode('SIMBA234', NOW);
    expect(keptReferralCode(NOW + 30 * DAY_MS - 1)).toBe('SIMBA234');
    expect(keptReferralCode(NOW + 30 * DAY_MS)).toBeUndefined();
  });

  it('does not wait for a clock that was set back', () => {
    keepReferralCode('SIMBA234', NOW);
    expect(keptReferralCode(NOW - 1)).toBeUndefined();
  });

  it.each(['SIMBA234', 'junk 12', 'SIMBA234 soon', ''])('reads %j in the storage as none', (kept) => {
    localStorage.setItem('karata/referral', kept);
    expect(keptReferralCode(NOW)).toBeUndefined();
  });

  it('is taken from an address, the latest counts', () => {
    keepCodeOfSearch('?type=top&ref=twiga567');
    keepCodeOfSearch('?ref=simba234');
    keepCodeOfSearch('?ref=nothing-at-all');
    keepCodeOfSearch('?type=top');
    expect(keptReferralCode()).toBe('SIMBA234');
  });

  it('is gone once it was dropped', () => {
    keepReferralCode('SIMBA234');
    dropReferralCode();
    expect(keptReferralCode()).toBeUndefined();
  });

  it('is not kept, and breaks nothing, where storage is blocked', () => {
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
