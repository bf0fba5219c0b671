/** npm run lock: after an install that changed package-lock.json, completes it for `npm ci` on every platform. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLock, type Lock } from './lock/completeLock.ts';

const file = path.join(import.meta.dirname, '../package-lock.json');
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')) as Lock);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added to package-lock.json: ${added.join(', ')}` : 'package-lock.json is complete.');
