import path from 'node:path';

const from = (...parts: string[]) => path.join(import.meta.dirname, '../..', ...parts);

/** Served by the server. */
export const WEB_DIR = from('dist/web');
/** Build output that is not public. */
export const SOURCE_MAPS_DIR = from('.artifacts/sourcemaps');
export const MANIFEST_FILE = from('.artifacts/build.json');
export const PRERENDER_FILE = from('.cache/prerender/prerender.cjs');
