import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleManifest, ChunkFiles } from './bundleManifest.ts';
import { BUILD_FILE, markBuild } from '../../contract/buildMark.ts';
import { fillHome, type HomeTemplates } from '../../contract/homePage.ts';
import { pathOf } from '../../contract/routes/route.ts';
import { listProviders, readSettings } from '../../contract/routes/site.ts';
import { LANGUAGE_CODES } from '../../contract/userChoices.ts';
import { composePage, withScripts } from './composePage.ts';
import { TEMPLATES_FILE, WEB_DIR } from './folders.ts';
import { homeTemplates } from './homeTemplates.ts';
import { KEEP_PRESS } from './keepPress.ts';
import { loadRenderBundle } from './loadRenderBundle.ts';
import { MARK_NEWCOMER } from './markNewcomer.ts';
import { fileIn, messagesOf, scriptPreloads, stylesOf, WIDE_SCREEN, withExtension } from './pageFiles.ts';
import type { WebIdentity } from './readWebIdentity.ts';
import { seededAnswers } from './seededAnswers.ts';
import { TELL_FAILURE } from './tellFailure.ts';
import { GAME_TYPES, siteTypes } from './trustedTypes.ts';
import { WARM_FORMATS } from './warmFormats.ts';

/** The early requests of header and menus. */
const CHROME_DATA = [readSettings, listProviders].map((route) => ({
  href: `/api${pathOf(route)}`,
  as: 'fetch' as const,
}));

const write = (file: string, text: string): void => writeFileSync(path.join(WEB_DIR, file), text);

/**
 * Writes `index.html` and `index.sw.html`, which are home with the seeded content; the same pages without content, for
 * the server; and `app.html` and `app.sw.html`, which paint header and menus of every other page. All of them and the games
 * get their scripts.
 */
export async function writePages(
  { web, originals }: BundleManifest,
  { isSandbox, projectId }: WebIdentity,
): Promise<void> {
  const mode = isSandbox ? 'sandbox' : 'production';
  const template = markBuild(readFileSync(path.join(WEB_DIR, 'index.html'), 'utf8'), { mode, projectId });
  const { main = [] } = web;
  const types = siteTypes(isSandbox);
  const templates = homeTemplates(template, web, [types, MARK_NEWCOMER, KEEP_PRESS, TELL_FAILURE, WARM_FORMATS]);
  mkdirSync(path.dirname(TEMPLATES_FILE), { recursive: true });
  writeFileSync(TEMPLATES_FILE, JSON.stringify(templates));
  await writeSeededHomes(templates, mode);
  await writeShells(template, web, [types, KEEP_PRESS, TELL_FAILURE]);
  write(
    BUILD_FILE,
    withExtension(main, '.js')
      .map((file) => `/${file}\n`)
      .join(''),
  );
  for (const game of Object.keys(originals)) addScript(path.join(WEB_DIR, `${game}.html`), GAME_TYPES);
}

async function writeSeededHomes(templates: HomeTemplates, mode: 'sandbox' | 'production'): Promise<void> {
  const { renderHome } = loadRenderBundle();
  const answers = await seededAnswers(mode, LANGUAGE_CODES);
  for (const [index, language] of LANGUAGE_CODES.entries()) {
    const given = answers[index];
    if (!given) continue;
    const rendering = await renderHome({ language, isSaving: false, answers: given });
    write(
      fileIn(language, 'index'),
      fillHome(templates[rendering.template][language], language, rendering, { isBuilt: true }),
    );
  }
}

async function writeShells(template: string, web: ChunkFiles, scripts: readonly string[]): Promise<void> {
  const { renderShell } = loadRenderBundle();
  const { main = [], 'side-menu': menu = [] } = web;
  for (const language of LANGUAGE_CODES) {
    const texts = scriptPreloads(messagesOf(web, language));
    const page = composePage(template, {
      markup: await renderShell(language),
      styles: [...stylesOf(main), ...stylesOf(menu)],
      preloads: [...CHROME_DATA, ...texts, ...scriptPreloads(menu, WIDE_SCREEN)],
      scripts,
    });
    write(fileIn(language, 'app'), page.replace('<html lang="en"', `<html lang="${language}"`));
  }
}

const addScript = (file: string, script: string): void =>
  writeFileSync(file, withScripts(readFileSync(file, 'utf8'), [script]));
