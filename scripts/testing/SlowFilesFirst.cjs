/** The order in which Jest runs files. By itself it takes the largest first, and the slowest of ours are small. */
const path = require('node:path');
const { default: TestSequencer } = require('@jest/test-sequencer');

/** They start the product or its parts, or work on a Firestore that is another process. */
const SLOW_FILES = [
  'start.test.ts',
  'startBroken.test.ts',
  'ledgerInvariantsOnFirestore.test.ts',
  'FirestoreStore.test.ts',
  'faults.test.ts',
  'main.test.ts',
  'serve.test.ts',
  'excludedPayersOnFirestore.test.ts',
  'startAuth.test.ts',
  'payReferralOnFirestore.test.ts',
];

const isSlow = (test) => SLOW_FILES.includes(path.basename(test.path));

/** The slow ones side by side with the others from the start, so that no core waits for one of them at the end. */
module.exports = class SlowFilesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
