import type { Config } from 'jest';

/** Packages that ship ES modules only. */
const esmPackages = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'msw',
  '@msw',
  'cookie',
  'content-disposition',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
];

const transform = { '\\.[cm]?[jt]sx?$': 'babel-jest' };
const transformIgnorePatterns = [`/node_modules/(?!(?:${esmPackages.join('|')})/)`];
const shared = { transform, transformIgnorePatterns, clearMocks: true, restoreMocks: true };

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/contract/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.module\\.scss$': 'identity-obj-proxy',
        '\\.(?:scss|css|svg|webp|png)$': '<rootDir>/__mocks__/empty.ts',
        '^@/(.*)$': '<rootDir>/src/$1',
        '^@contract/(.*)$': '<rootDir>/contract/$1',
      },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/{scripts,bench}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'sandbox',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/sandbox/**/*.test.ts'],
    },
  ],
};

export default config;
