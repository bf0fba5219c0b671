/**
 * Many tests start a script or server: Node keeps compiled code for the next one. Not for Jest's own processes, which
 * would write theirs at the end and seem to hang.
 */
import path from 'node:path';

process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '../../.cache/node');
