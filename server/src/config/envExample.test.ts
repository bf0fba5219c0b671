import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SETTINGS } from './settings.ts';

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split('='));

  it('names every setting with its default', () => {
    const defaults = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.default]);
    expect(new Map(named.map(([name, value]) => [name, value]))).toEqual(new Map(defaults as [string, string][]));
  });

  it('says of each setting where it is used', () => {
    const comments = named.map(([name]) => lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]);
    expect(comments.every((comment) => comment?.includes('Used by: '))).toBe(true);
  });
});
