/** Ranges of the workers begin this far apart; a worker has a new index after each failure. */
const STEP = 3_001;
const COUNT = 100_000;

let made = 0;

/** Five digits that no other journey of this run has, in any worker. Another run on the same site begins elsewhere. */
export function ownDigits(): string {
  const { TEST_WORKER_INDEX: worker, E2E_FIRST_NUMBER: first } = process.env;
  made += 1;
  return String((Number(first ?? 0) + Number(worker ?? 0) * STEP + made) % COUNT).padStart(5, '0');
}
