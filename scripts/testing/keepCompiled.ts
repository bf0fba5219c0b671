/**
 * Many tests start a script or a server: what Node has compiled for one it keeps for the next. Not so for Jest's own
 * processes, which would write all of theirs at their end, and be taken for hanging meanwhile.
 */
import path from 'node:path';

process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '../../.cache/node');
