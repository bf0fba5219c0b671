/** npm run limits: writes the tables of docs/limits.md from those of the server. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { limitsPage } from './limits/limitsPage.ts';

const page = path.join(import.meta.dirname, '../docs/limits.md');
writeFileSync(page, limitsPage(readFileSync(page, 'utf8')));
