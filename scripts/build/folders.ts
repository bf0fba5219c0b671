import path from 'node:path';

/** A path inside the project. */
export const from = (...parts: string[]) => path.join(import.meta.dirname, '../..', ...parts);

/** Served by the server. */
export const WEB_DIR = from('dist/web');
/** Build output that is not public. */
export const SOURCE_MAPS_DIR = from('.artifacts/sourcemaps');
export const MANIFEST_FILE = from('.artifacts/build.json');
/** The server makes pages with this after a change of content: the bundle, and the pages that it fills. */
const RENDER_DIR = from('dist/render');
export const RENDER_FILE = path.join(RENDER_DIR, 'pages.cjs');
export const TEMPLATES_FILE = path.join(RENDER_DIR, 'pages.json');
