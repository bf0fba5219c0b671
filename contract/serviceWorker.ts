/** What the page and its service worker have in common. */

/** Its address. It is at the root, because a worker serves only what is below its own address. */
export const WORKER_FILE = '/sw.js';

/** A worker that deletes every cache and itself, for the same address. */
export const WORKER_END_FILE = '/sw-off.js';

/** The message of a page whose player wants the new version. */
export const TAKE_OVER = 'take over';

/** The message of a page after a change of language: the kept home is in the former one. */
export const RENEW_HOME = 'renew home';
