import { describe, expect, it } from '@jest/globals';
import en from './messages/en.json';
import sw from './messages/sw.json';

const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

describe('the messages of the game pages', () => {
  it('have the same values in Kiswahili', () => {
    expect(Object.keys(sw)).toEqual(Object.keys(en));
    const values = (messages: Record<string, string>) =>
      Object.entries(messages).map(([id, text]) => [id, [...new Set(valuesOf(text))]]);
    const ofValues = (entries: [string, unknown][]) => entries.filter(([id]) => !id.endsWith('count'));
    expect(ofValues(values(sw) as [string, unknown][])).toEqual(ofValues(values(en) as [string, unknown][]));
  });
});
