import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleManifest } from './bundleManifest.ts';
import { BUILD_FILE, markBuild } from '../../contract/buildMark.ts';
import { pathOf } from '../../contract/routes/route.ts';
import { listGames, listHero, listProviders, LOBBY, readSettings } from '../../contract/routes/site.ts';
import { composePage, type Preload, withScripts } from './composePage.ts';
import { WEB_DIR } from './folders.ts';
import { MARK_NEWCOMER } from './markNewcomer.ts';
import type { WebIdentity } from './readWebIdentity.ts';
import { renderShells } from './renderShells.ts';
import { GAME_TYPES, siteTypes } from './trustedTypes.ts';

/** The early requests of header and menus, and those of home. */
const CHROME_DATA = [pathOf(readSettings), pathOf(listProviders)];
const HOME_DATA = [`${pathOf(listGames)}?${new URLSearchParams(LOBBY)}`, pathOf(listHero)];

const withExtension = (files: readonly string[], extension: string) => files.filter((file) => file.endsWith(extension));

const stylesOf = (files: readonly string[]) =>
  withExtension(files, '.css').map((file) => ({
    href: `/${file}`,
    css: readFileSync(path.join(WEB_DIR, file), 'utf8'),
  }));

const dataPreloads = (addresses: readonly string[]): Preload[] =>
  addresses.map((address) => ({ href: `/api${address}`, as: 'fetch' }));
const scriptPreloads = (files: readonly string[], media?: string): Preload[] =>
  withExtension(files, '.js').map((file) => ({ href: `/${file}`, as: 'script', ...(media && { media }) }));

/** The side menu is part of the first screen there. */
const WIDE_SCREEN = '(width >= 1024px)';

/** Writes `index.html`, which paints home, and `app.html`, which paints header and menus of every other page; both and the games get their scripts. */
export async function writePages(
  { web, originals }: BundleManifest,
  { isSandbox, projectId }: WebIdentity,
): Promise<void> {
  const written = readFileSync(path.join(WEB_DIR, 'index.html'), 'utf8');
  const template = markBuild(written, { mode: isSandbox ? 'sandbox' : 'production', projectId });
  const { main = [], home = [], categories = [], 'side-menu': menu = [] } = web;
  const shells = await renderShells();
  const homePage = composePage(template, {
    markup: shells.home,
    styles: [main, home, categories, menu].flatMap(stylesOf),
    preloads: [
      ...dataPreloads([...CHROME_DATA, ...HOME_DATA]),
      ...scriptPreloads(home),
      ...scriptPreloads(menu, WIDE_SCREEN),
    ],
    scripts: [siteTypes(isSandbox), MARK_NEWCOMER],
  });
  const otherPage = composePage(template, {
    markup: shells.chrome,
    styles: [...stylesOf(main), ...stylesOf(menu)],
    preloads: [...dataPreloads(CHROME_DATA), ...scriptPreloads(menu, WIDE_SCREEN)],
    scripts: [siteTypes(isSandbox)],
  });
  writeFileSync(path.join(WEB_DIR, 'index.html'), homePage);
  writeFileSync(path.join(WEB_DIR, 'app.html'), otherPage);
  writeFileSync(
    path.join(WEB_DIR, BUILD_FILE),
    withExtension(main, '.js')
      .map((file) => `/${file}\n`)
      .join(''),
  );
  for (const game of Object.keys(originals)) addScript(path.join(WEB_DIR, `${game}.html`), GAME_TYPES);
}

const addScript = (file: string, script: string): void =>
  writeFileSync(file, withScripts(readFileSync(file, 'utf8'), [script]));
