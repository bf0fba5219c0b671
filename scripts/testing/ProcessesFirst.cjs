/**
 * The order of Jest's files. Tests that start other processes or talk to Firestore take long and mostly wait: they come
 * first, side by side with the others, so that no core waits for them at the end. The rest is Jest's own order: the
 * slowest of the last run first.
 */
const { default: TestSequencer } = require('@jest/test-sequencer');

const isWaiting = ({ path, context: { config } }) =>
  ['firestore', 'sandbox'].includes(config.displayName.name) || /\/scripts\/\w+\.test\.ts$/.test(path);

module.exports = class ProcessesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isWaiting), ...sorted.filter((test) => !isWaiting(test))];
  }
};
