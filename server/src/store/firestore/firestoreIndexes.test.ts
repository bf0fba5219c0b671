import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/openStore.ts';
import { firestoreIndexes, firestoreIndexesText } from './firestoreIndexes.ts';

describe('firestore.indexes.json', () => {
  it('has the indexes that the collections need, as npm run indexes writes them', () => {
    expect(readFileSync('firestore.indexes.json', 'utf8')).toBe(firestoreIndexesText(COLLECTIONS));
  });

  it('has both directions of lists, and no single fields', () => {
    const { indexes } = firestoreIndexes({
      deposits: { indexes: [['userId', 'createdAt'], ['status']] },
      games: { indexes: [] },
    });
    expect(indexes.map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`))).toEqual([
      ['userId ASCENDING', 'createdAt ASCENDING'],
      ['userId ASCENDING', 'createdAt DESCENDING'],
    ]);
  });
});

describe('firestore.rules', () => {
  it('let no client read or write anything', () => {
    const allowed = readFileSync('firestore.rules', 'utf8').match(/allow [^;]+;/g);
    expect(allowed).toEqual(['allow read, write: if false;']);
  });
});
