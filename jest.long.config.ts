/** npm run test:long: money under injected faults on both stores, many players at one server, strange requests to every route, greedy people. */
import type { Config } from 'jest';
import config, { onNode, withFirestore } from './jest.config.ts';

const long: Config = {
  ...config,
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
