import { expect, it } from '@jest/globals';
import { Timestamp } from '@google-cloud/firestore';
import { jsonFields } from './jsonFields.ts';

it("reads Firestore's own instants of older programs as ISO 8601, and leaves the rest as it is", () => {
  const at = new Date('2026-11-21T09:00:00.000Z');
  const preferences = { language: 'sw' };
  expect(jsonFields({ createdAt: Timestamp.fromDate(at), amount: 5, preferences })).toEqual({
    createdAt: at.toISOString(),
    amount: 5,
    preferences,
  });
});
