import { describe, expect, it, jest } from '@jest/globals';
import { SessionBodySchema } from '@contract/users.ts';
import * as v from 'valibot';
import { deviceId } from './deviceId';

describe('the id of this browser', () => {
  it('stays the same, and fits the contract', () => {
    const first = deviceId();
    expect(deviceId()).toBe(first);
    expect(v.is(SessionBodySchema, { deviceId: first })).toBe(true);
  });

  it('exists even when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(deviceId()).toMatch(/^[\da-f]{32}$/);
  });
});
