import { expect, it } from '@jest/globals';
import { Timestamp } from '@google-cloud/firestore';
import { jsonFields } from './FirestoreReader.ts';

it('a Firestore timestamp of older programs is read as ISO 8601, and other fields are unchanged', () => {
  const at = new Date('2026-11-21T09:00:00.000Z');
  const preferences = { language: 'sw' };
  expect(jsonFields({ createdAt: Timestamp.fromDate(at), amount: 5, preferences })).toEqual({
    createdAt: at.toISOString(),
    amount: 5,
    preferences,
  });
});
