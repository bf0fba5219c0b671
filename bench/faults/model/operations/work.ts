/** The workers, and time. */
import type { Operation } from './operation.ts';

const payOut: Operation = {
  weight: 4,
  run: async (comparison) => {
    await comparison.payOut();
    return 'a turn of the workers';
  },
};

const reconcile: Operation = {
  weight: 1,
  run: async (comparison) => {
    await comparison.reconcile();
    return 'an hour';
  },
};

export const WORK_OPERATIONS: readonly Operation[] = [payOut, reconcile];
