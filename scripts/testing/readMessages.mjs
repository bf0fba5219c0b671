/** Jest reads messages as webpack does (scripts/build/messagesLoader.ts). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, messagesOf } from '../build/messagesLoader.ts';

const LOADER = path.join(import.meta.dirname, '../build/messagesLoader.ts');

export default {
  process: (_source, file) => ({ code: JSON.stringify(messagesOf(file)) }),
  /** Jest keeps the result until a file of the folder, or the loader, changes. */
  getCacheKey: (_source, file) =>
    [LOADER, ...filesOf(file)]
      .reduce((hash, each) => hash.update(each).update(readFileSync(each)), createHash('sha1'))
      .digest('hex'),
};
