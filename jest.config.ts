import os from 'node:os';
import type { Config } from 'jest';
import { COMPILED_FILES } from './scripts/build/compiledFiles.ts';

/** Packages that contain only ES modules. */
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
  '@noble/ciphers',
  'p-limit',
  'yocto-queue',
];

/** The syntax of a file for swc, which takes a twentieth of Babel's time. */
const readAs = (parser: object): [string, Record<string, unknown>] => [
  '@swc/jest',
  { jsc: { parser, transform: { react: { runtime: 'automatic' } } } },
];

const transform = {
  // React's compiler is a Babel plugin: these files are tested as they are built.
  [`${COMPILED_FILES.source}.*\\.tsx?$`]: 'babel-jest',
  '\\.tsx$': readAs({ syntax: 'typescript', tsx: true }),
  '\\.ts$': readAs({ syntax: 'typescript' }),
  '\\.[cm]?js$': readAs({ syntax: 'ecmascript' }),
  '/messages/\\w+\\.json$': '<rootDir>/scripts/testing/readMessages.mjs',
  '\\.svg$': '<rootDir>/scripts/testing/readAddress.mjs',
};
const transformIgnorePatterns = [`/node_modules/(?!(?:${esmPackages.join('|')})/)`];
const shared = { transform, transformIgnorePatterns, clearMocks: true, restoreMocks: true };
export const onNode = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/scripts/testing/keepCompiled.ts'],
};
/** One emulator of Firestore for all tests of a run, because it starts slowly. */
export const withFirestore = {
  globalSetup: '<rootDir>/server/src/testing/startFirestore.ts',
  globalTeardown: '<rootDir>/server/src/testing/stopFirestore.ts',
};

/** How long a web test waits for something. Generous for a busy machine; a working one never needs it. */
const WAIT_MS = 30_000;
/** The limit of a whole test or hook: some start the product, or wait for answers that never come. */
const TEST_TIMEOUT_MS = 240_000;

const config: Config = {
  testTimeout: TEST_TIMEOUT_MS,
  // One more than the cores, because tests that start scripts and servers mostly wait.
  maxWorkers: os.availableParallelism() + 1,
  testSequencer: '<rootDir>/scripts/testing/ProcessesFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      globals: {
        __SANDBOX__: true,
        __WAIT_MS__: WAIT_MS,
        __CARD_KEY__: 'pk_test_karata',
        __APP_CHECK_KEY__: '',
        __FIREBASE__: { apiKey: 'demo-key', authDomain: '', projectId: 'demo-karata' },
      },
      testMatch: ['<rootDir>/{src,originals}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/originals/(?:fair|verify|\\w+/rules)/'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.module\\.scss$': 'identity-obj-proxy',
        '\\.(?:scss|css|webp|png)$': '<rootDir>/__mocks__/empty.ts',
        '^(\\.{1,2}(?:/.+)?/messages)$': '$1/en.json',
        '^@/(.*)$': '<rootDir>/src/$1',
        '^@contract/(.*)$': '<rootDir>/contract/$1',
        '^@originals/(.*)$': '<rootDir>/originals/$1',
      },
    },
    {
      ...onNode,
      displayName: 'server',
      // The rules of the games run without a browser.
      testMatch: [
        '<rootDir>/{contract,server,scripts,bench,tools}/**/*.test.ts',
        '<rootDir>/originals/{fair,verify,*/rules}/**/*.test.ts',
      ],
      // `npm run test:long` has those of faults, fuzz and load.
      testPathIgnorePatterns: [
        '/node_modules/',
        'Firestore(?:Store)?\\.test\\.ts$',
        '/bench/(?:economy|faults|fuzz|load)/',
      ],
    },
    {
      ...onNode,
      ...withFirestore,
      displayName: 'firestore',
      testMatch: ['<rootDir>/server/**/*{OnFirestore,FirestoreStore}.test.ts'],
    },
    { ...onNode, displayName: 'sandbox', testMatch: ['<rootDir>/sandbox/**/*.test.ts'] },
  ],
};

export default config;
