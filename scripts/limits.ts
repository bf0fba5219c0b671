/** npm run limits: writes docs/limits.md from the tables of limits. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { limitsPage } from '../server/src/rateLimits/limitsPage.ts';

writeFileSync(path.join(import.meta.dirname, '../docs/limits.md'), limitsPage());
