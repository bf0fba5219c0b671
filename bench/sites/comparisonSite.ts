import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFile } from '../../scripts/build/compressFiles.ts';
import { WEB_DIR } from '../../scripts/build/folders.ts';
import type { Run } from '../../scripts/run/Run.ts';
import { readBuiltWeb } from '../readBuiltWeb.ts';
import { buildPage } from './buildPage.ts';
import { plainPage } from './plainPage.ts';

export const REFERENCE_PAGE = 'reference.html';

const REFERENCE = path.join(import.meta.dirname, '../pages/reference.tsx');

async function write(folder: string, file: string, html: string): Promise<void> {
  writeFileSync(path.join(folder, file), html);
  await compressFile(path.join(folder, file));
}

/**
 * A copy of the built web app whose home is rendered by the browser alone, with data by requests; and beside it a page of
 * the same libraries that renders one line. Deleted at the end of the run.
 */
export async function comparisonSite(run: Run): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-comparison-'));
  run.add({ end: async () => rmSync(folder, { recursive: true, force: true }) });
  cpSync(WEB_DIR, folder, { recursive: true });
  const { main = [] } = readBuiltWeb().manifest.web;
  await write(folder, 'index.html', plainPage(main, 'Karata'));
  const script = await buildPage(REFERENCE, folder, 'reference');
  await write(folder, REFERENCE_PAGE, plainPage([script], 'One line'));
  return folder;
}
