import { describe, expect, it } from '@jest/globals';
import { toApiError } from '../errors/ApiError.ts';
import { firestoreReadError, firestoreError } from './errors.ts';

const QUOTA = Object.assign(new Error('8 RESOURCE_EXHAUSTED: Quota exceeded.'), { code: 8 });

describe('a used-up quota of Firestore', () => {
  it('answers a write with 503 and words, as a full disk does', () => {
    const error = firestoreError(QUOTA);
    expect(error).toMatchObject({ name: 'CannotWrite', cause: QUOTA });
    expect(toApiError(error, 'id')).toMatchObject({ status: 503, code: 'cannot_save' });
  });

  it('answers a read with 503, to be tried again', () => {
    expect(toApiError(firestoreReadError(QUOTA), 'id')).toMatchObject({ status: 503, code: 'busy' });
  });
});

describe('other errors of Firestore', () => {
  it.each([
    [6, 'Conflict'],
    [10, 'Conflict'],
    [14, 'Busy'],
  ])('with code %s are a %s, also of reads', (code, name) => {
    expect(firestoreError({ code })).toMatchObject({ name });
    expect(firestoreReadError({ code })).toMatchObject({ name });
  });

  it('that are unknown stay as they are', () => {
    const error = new Error('strange');
    expect([firestoreError(error), firestoreReadError(error)]).toEqual([error, error]);
  });
});
