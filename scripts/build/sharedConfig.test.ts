import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RuleSetRule } from 'webpack';
import { type Build, sharedConfig } from './sharedConfig.ts';

const BUNDLES: Build['bundle'][] = ['web', 'originals', 'worker', 'prerender'];
const ROOT = path.join(import.meta.dirname, '../..');

const LIBRARY_FILES = [
  'react-dom/cjs/react-dom-client.production.js',
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  'redux-persist/es/index.js',
  'valibot/dist/index.mjs',
  'firebase/auth/dist/esm/index.esm.js',
  '@stripe/stripe-js/dist/pure.mjs',
  '@formatjs/intl/index.js',
].map((file) => path.join(ROOT, 'node_modules', file));

const settingsOf = (bundle: Build['bundle']) => sharedConfig({ bundle, mode: 'production', isHot: false });

const isFor = ({ test, include }: RuleSetRule, file: string): boolean =>
  test instanceof RegExp && test.test(file) && [include ?? file].flat().some((place) => file.startsWith(String(place)));

describe.each(BUNDLES)('the bundle %s', (bundle) => {
  it('has libraries as they are published: no loader reads one', () => {
    const rules = (settingsOf(bundle).module?.rules ?? []) as RuleSetRule[];
    const loaded = LIBRARY_FILES.filter((file) => rules.some((rule) => (rule.use ?? rule.loader) && isFor(rule, file)));
    expect(rules.some((rule) => isFor(rule, path.join(ROOT, 'src/index.tsx')))).toBe(true);
    expect(loaded).toEqual([]);
  });

  it('puts only the own entry of a library in place of another one', () => {
    const aliases = Object.entries(settingsOf(bundle).resolve?.alias ?? {});
    const ofLibraries = aliases.filter(([, place]) => String(place).includes('/node_modules/'));
    expect(ofLibraries.map(([name, place]) => [name, path.relative(ROOT, String(place))])).toEqual([
      ['@formatjs/icu-messageformat-parser$', 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js'],
    ]);
  });

  it('keeps a cache that counts only where it was made', () => {
    expect(settingsOf(bundle).cache).toMatchObject({ version: ROOT });
  });
});
