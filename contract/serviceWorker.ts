/** The page and its service worker share these names. */

/** The worker's address is at the root, because a worker serves only what is below its own address. */
export const WORKER_FILE = '/sw.js';

/** A worker that deletes every cache and itself, for the same address. */
export const WORKER_END_FILE = '/sw-off.js';

/** The message of a page whose player wants the new version. */
export const TAKE_OVER = 'take over';

/** The message of a page after a change of language or of data saver: the kept pages are made for the former choice. */
export const RENEW_PAGES = 'renew pages';

/** How many pictures are kept. */
export const MOST_PICTURES = 200;

/**
 * Pictures that a browser takes from the cache without the worker's script. Not SVG: a sprite's part is named after `#`,
 * which a kept answer has lost, and only the script gives it back.
 */
export const ROUTED_KINDS = ['avif', 'webp', 'png', 'jpg'] as const;
