import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WEB_DIR } from '../../scripts/build/folders.ts';
import type { Run } from '../../scripts/run/Run.ts';
import { readBuiltWeb } from '../size/readBuiltWeb.ts';

/** The address of the comparison page; the app treats it as an unknown page and shows only header and menus. */
export const FLOOR_PAGE = 'floor.html';

/** The app without a prerendered screen: an empty root, a style sheet, a script. */
function floorHtml(): string {
  const { main = [] } = readBuiltWeb().manifest.web;
  const files = (extension: string) => main.filter((file) => file.endsWith(extension));
  const links = files('.css').map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files('.js').map((file) => `<script defer src="/${file}"></script>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
${[...scripts, ...links].join('\n')}</head><body><div id="root"></div></body></html>`;
}

/** A copy of the built web app with the comparison page, deleted at the end of the run. */
export function floorSite(run: Run): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-floor-'));
  cpSync(WEB_DIR, folder, { recursive: true });
  writeFileSync(path.join(folder, FLOOR_PAGE), floorHtml());
  run.add({ end: async () => rmSync(folder, { recursive: true, force: true }) });
  return folder;
}
