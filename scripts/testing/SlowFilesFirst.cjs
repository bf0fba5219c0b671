/** The order of Jest's files. By default the largest are first, but our slowest are small. */
const path = require('node:path');
const { default: TestSequencer } = require('@jest/test-sequencer');

/** They start the product or its parts, or use a Firestore in another process. */
const SLOW_FILES = [
  'start.test.ts',
  'startBroken.test.ts',
  'ledgerInvariantsOnFirestore.test.ts',
  'FirestoreStore.test.ts',
  'faultsOnFirestore.test.ts',
  'faults.test.ts',
  'main.test.ts',
  'serve.test.ts',
  'excludedPayersOnFirestore.test.ts',
  'startAuth.test.ts',
  'payReferralOnFirestore.test.ts',
];

const isSlow = (test) => SLOW_FILES.includes(path.basename(test.path));

/** The slow ones start first, side by side with the others, so that no core waits for them at the end. */
module.exports = class SlowFilesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
