import os from 'node:os';
import type { Config } from 'jest';
import { COMPILED_FILES } from './scripts/build/compiledFiles.ts';

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
  'firebase',
  '@firebase',
  'jose',
  'eventsource-parser',
];

/** What a file is written in, for swc, which takes a twentieth of Babel's time. */
const readAs = (parser: object): [string, Record<string, unknown>] => [
  '@swc/jest',
  { jsc: { parser, transform: { react: { runtime: 'automatic' } } } },
];

const transform = {
  // The compiler of React is a plugin of Babel: these are tested as they are built.
  [`${COMPILED_FILES.source}.*\\.tsx?$`]: 'babel-jest',
  '\\.tsx$': readAs({ syntax: 'typescript', tsx: true }),
  '\\.ts$': readAs({ syntax: 'typescript' }),
  '\\.[cm]?js$': readAs({ syntax: 'ecmascript' }),
};
const transformIgnorePatterns = [`/node_modules/(?!(?:${esmPackages.join('|')})/)`];
const shared = { transform, transformIgnorePatterns, clearMocks: true, restoreMocks: true };

/** How long a test of the web waits for what it looks for. Generous: a busy machine is slow, and one that is well never does. */
const WAIT_MS = 30_000;
/** The limit of a whole test or hook, and of nothing else: some start the product, or wait for answers that never come. */
const TEST_TIMEOUT_MS = 240_000;

const config: Config = {
  testTimeout: TEST_TIMEOUT_MS,
  // One more than there are cores: tests that start scripts and servers mostly wait for them.
  maxWorkers: os.availableParallelism() + 1,
  testSequencer: '<rootDir>/scripts/testing/SlowFilesFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      globals: {
        __SANDBOX__: true,
        __WAIT_MS__: WAIT_MS,
        __CARD_KEY__: 'pk_test_karata',
        __FIREBASE__: { apiKey: 'demo-key', authDomain: '', projectId: 'demo-karata' },
      },
      testMatch: ['<rootDir>/{src,originals}/**/*.test.{ts,tsx}'],
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
      setupFiles: ['<rootDir>/scripts/testing/keepCompiled.ts'],
      testMatch: ['<rootDir>/{contract,server,scripts,bench}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', 'Firestore(?:Store)?\\.test\\.ts$'],
    },
    {
      ...shared,
      // What needs Firestore's emulator.
      displayName: 'firestore',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*{OnFirestore,FirestoreStore}.test.ts'],
      globalSetup: '<rootDir>/server/src/testing/startFirestore.ts',
      globalTeardown: '<rootDir>/server/src/testing/stopFirestore.ts',
    },
    {
      ...shared,
      displayName: 'sandbox',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/scripts/testing/keepCompiled.ts'],
      testMatch: ['<rootDir>/sandbox/**/*.test.ts'],
    },
  ],
};

export default config;
