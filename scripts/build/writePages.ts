import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleManifest, ChunkFiles } from './bundleManifest.ts';
import { BUILD_FILE, markBuild } from '../../contract/buildMark.ts';
import { listProviders } from '../../contract/games.ts';
import { fillHome, type HomeAnswers, type HomeTemplates, pageFile, withHead } from '../../contract/homePage.ts';
import { pathOf } from '../../contract/route.ts';
import { readSettings } from '../../contract/settings.ts';
import { type Language, LANGUAGE_CODES } from '../../contract/userChoices.ts';
import { composePage } from './composePage.ts';
import { TEMPLATES_FILE, WEB_DIR } from './folders.ts';
import { homeTemplates } from './homeTemplates.ts';
import { KEEP_PRESS } from './keepPress.ts';
import { loadRenderBundle } from './loadRenderBundle.ts';
import { MARK_NEWCOMER } from './markNewcomer.ts';
import { messagesOf, scriptPreloads, stylesOf, WIDE_SCREEN, withExtension } from './pageFiles.ts';
import type { WebIdentity } from './readWebIdentity.ts';
import { seededAnswers } from './seededAnswers.ts';
import { TELL_FAILURE } from './tellFailure.ts';
import { siteTypes } from './trustedTypes.ts';
import { WARM_FORMATS } from './warmFormats.ts';

/** The early requests of header and menus. */
const CHROME_DATA = [readSettings, listProviders].map((route) => ({
  href: `/api${pathOf(route)}`,
  as: 'fetch' as const,
}));

const write = (file: string, text: string): void => writeFileSync(path.join(WEB_DIR, file), text);

/**
 * Writes `index.html` and `index.sw.html`, which are home with the seeded content; the same pages without content, for
 * the server; and `app.html` and `app.sw.html`, which paint header and menus of every other page. All of them get
 * their scripts.
 */
export async function writePages(
  { web }: Pick<BundleManifest, 'web'>,
  { isSandbox, projectId }: WebIdentity,
): Promise<void> {
  const mode = isSandbox ? 'sandbox' : 'production';
  const template = markBuild(readFileSync(path.join(WEB_DIR, 'index.html'), 'utf8'), { mode, projectId });
  const { main = [] } = web;
  const types = siteTypes(isSandbox);
  const templates = homeTemplates(template, web, [types, MARK_NEWCOMER, KEEP_PRESS, TELL_FAILURE, WARM_FORMATS]);
  mkdirSync(path.dirname(TEMPLATES_FILE), { recursive: true });
  writeFileSync(TEMPLATES_FILE, JSON.stringify(templates));
  const answers = await seededAnswers(mode, LANGUAGE_CODES);
  const scripts = [types, KEEP_PRESS, TELL_FAILURE];
  for (const [index, language] of LANGUAGE_CODES.entries()) {
    const given = answers[index];
    if (given) await writePagesIn(language, given, { template, templates, web, scripts });
  }
  write(
    BUILD_FILE,
    withExtension(main, '.js')
      .map((file) => `/${file}\n`)
      .join(''),
  );
}

interface PageSources {
  template: string;
  templates: HomeTemplates;
  web: ChunkFiles;
  scripts: readonly string[];
}

/** The pages of one language, and of the content that a server answers in it. */
async function writePagesIn(language: Language, answers: HomeAnswers, { templates, ...shell }: PageSources) {
  const rendering = await loadRenderBundle().renderHome({ language, isSaving: false, answers });
  const home = fillHome(templates[rendering.template][language], language, rendering, { isBuilt: true });
  write(pageFile('index', language), home);
  write(pageFile('app', language), withHead(await shellIn(language, shell), { ...rendering, language }));
}

async function shellIn(
  language: Language,
  { template, web, scripts }: Omit<PageSources, 'templates'>,
): Promise<string> {
  const { main = [], 'side-menu': menu = [] } = web;
  const texts = scriptPreloads(messagesOf(web, language));
  return composePage(template, {
    markup: await loadRenderBundle().renderShell(language),
    styles: [...stylesOf(main), ...stylesOf(menu)],
    preloads: [...CHROME_DATA, ...texts, ...scriptPreloads(menu, WIDE_SCREEN)],
    scripts,
  });
}
