import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { RailSetting } from '../rails/settingTypes.ts';
import { PAYMENT_SETTINGS } from './settings.ts';

const example = readFileSync('.env.example', 'utf8');

const commentOn = (name: string): string => {
  const lines = example.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${name}=`));
  const first = lines.slice(0, at).findLastIndex((line) => !line.startsWith('#')) + 1;
  return lines
    .slice(first, at)
    .map((line) => line.slice('# '.length))
    .join(' ');
};

const emptyMeans = ({ sandbox, live, isSandboxOnly }: RailSetting): string => {
  if (isSandboxOnly) return `empty: ${sandbox}. Sandbox only.`;
  if (live) return `empty: ${live}, in the sandbox ${sandbox}.`;
  return `empty in the sandbox: ${sandbox}. Needed in production.`;
};

it.each(Object.entries(PAYMENT_SETTINGS))(
  '.env.example describes %s with the text of the settings table',
  (name, row) => {
    expect(commentOn(name)).toBe(`${row.meaning}; ${emptyMeans(row)} Used by: ${row.usedBy ?? 'server'}`);
  },
);
