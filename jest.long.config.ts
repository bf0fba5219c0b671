/** npm run test:long: money under injected faults on both stores, many players at one server, strange requests to every route, greedy people. */
import type { Config } from 'jest';
import config, { onNode, withFirestore } from './jest.config.ts';

/** They take what the journeys leave of the processor, which can be little for many minutes. */
const TEST_TIMEOUT_MS = 1_800_000;

const long: Config = {
  ...config,
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    {
      ...onNode,
      ...withFirestore,
      displayName: 'long',
      testMatch: ['<rootDir>/bench/{economy,faults,fuzz,load}/**/*.test.ts'],
    },
  ],
};

export default long;
