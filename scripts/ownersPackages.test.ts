/** The packages that the owner of the product chose. None is ever dropped to keep a budget: bytes are saved elsewhere. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const PRODUCT = 'src/**/*.{ts,tsx}';
const TESTS = 'src/**/*.test.{ts,tsx}';

/** The files that use each package. */
const OWNERS_PACKAGES: Readonly<Record<string, string>> = {
  react: PRODUCT,
  'react-dom': PRODUCT,
  '@reduxjs/toolkit': PRODUCT,
  'react-redux': PRODUCT,
  'redux-persist': PRODUCT,
  firebase: PRODUCT,
  '@stripe/react-stripe-js': PRODUCT,
  '@stripe/stripe-js': PRODUCT,
  'react-intl': PRODUCT,
  sass: 'scripts/build/*.ts',
  webpack: 'webpack.config.ts',
  jest: 'package.json',
  '@testing-library/react': TESTS,
};

const NO_PRODUCT = /\.test(?:Tools)?\.|^src\/testing\//;

const filesOf = (pattern: string): string[] =>
  globSync(pattern).filter((file) => pattern !== PRODUCT || !NO_PRODUCT.test(file));

/** How the packages are used that nothing imports. */
const OWN_USES: Readonly<Record<string, RegExp>> = { sass: /'sass-loader'/, jest: /"test": "jest\b/ };

/** An import of more than types, here or in a chunk. */
const importOf = (name: string): RegExp => {
  const path = String.raw`'${name}(?:/[^']*)?'`;
  return new RegExp(String.raw`^(?:import (?!type\b)|export \{)[^;]*?from ${path};|import\([^)]*${path}\)`, 'm');
};

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

describe('a package that the owner chose', () => {
  it.each(Object.entries(OWNERS_PACKAGES))('is in package.json and is used: %s', (name, pattern) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const use = OWN_USES[name] ?? importOf(name);
    const users = filesOf(pattern).filter((file) => use.test(readFileSync(file, 'utf8')));
    expect(users).not.toEqual([]);
  });
});
