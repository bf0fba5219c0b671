import { describe, expect, it } from '@jest/globals';
import { copyOf } from './WriteBuffer.ts';

describe('a copy of a document', () => {
  it('is equal, also where a field has no value', () => {
    const document = { id: 'a', list: [1, { deep: 'x' }], none: undefined, nothing: null, is: false };
    expect(copyOf(document)).toStrictEqual(document);
  });

  it('does not change with the document, however deep', () => {
    const document = { id: 'a', list: [{ deep: 'x' }] };
    const copy = copyOf(document);
    for (const item of document.list) item.deep = 'y';
    expect(copy).toEqual({ id: 'a', list: [{ deep: 'x' }] });
  });

  it('keeps a field with the name of the prototype as a field', () => {
    const document: unknown = JSON.parse('{"id":"a","__proto__":{"isOperator":true}}');
    const copy = copyOf(document) as Record<string, unknown>;
    expect(JSON.stringify(copy)).toBe(JSON.stringify(document));
    expect(copy['isOperator']).toBeUndefined();
  });
});
