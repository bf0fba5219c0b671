/** The part of the page with the seeds. */
export const SEEDS_ID = 'seeds';
