import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import fastify from 'fastify';
import type { BundleManifest, ChunkFiles } from './bundleManifest.ts';
import { BUILD_FILE, markBuild } from '../../contract/buildMark.ts';
import { listProviders } from '../../contract/games.ts';
import {
  fillHome,
  type HomeAnswers,
  type HomeTemplates,
  pageFile,
  type RenderHome,
  withHead,
} from '../../contract/homePage.ts';
import { pathOf } from '../../contract/route.ts';
import { readSettings } from '../../contract/settings.ts';
import { byLanguage, type Language, LANGUAGE_CODES } from '../../contract/userChoices.ts';
import {
  composePage,
  messagesOf,
  type PageParts,
  scriptPreloads,
  scriptsLast,
  stylesOf,
  WIDE_SCREEN,
  withExtension,
} from './composePage.ts';
import { RENDER_FILE, TEMPLATES_FILE, WEB_DIR } from './folders.ts';
import { KEEP_PRESS, MARK_RETURNING, TELL_FAILURE, WARM_FORMATS } from './earlyScripts.ts';
import type { WebIdentity } from './readWebIdentity.ts';
import { siteTypes } from './trustedTypes.ts';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import type { Config } from '../../server/src/config/Config.ts';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { createCachedResponses } from '../../server/src/publish/createCachedResponses.ts';
import { readHomeAnswers } from '../../server/src/web/createHomePages.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';

/** The early requests of header and menus. */
const CHROME_DATA = [readSettings, listProviders].map((route) => ({
  href: `/api${pathOf(route)}`,
  as: 'fetch' as const,
}));

const write = (file: string, text: string): void => writeFileSync(path.join(WEB_DIR, file), text);

/**
 * Writes home with the seeded content (`index.html`, `index.sw.html`); the same pages without content, for the server; and
 * `app.html` and `app.sw.html`, which paint header and menus of every other page. All of them get their scripts.
 */
export async function writePages(
  { web }: Pick<BundleManifest, 'web'>,
  { isSandbox, projectId }: WebIdentity,
): Promise<void> {
  const mode = isSandbox ? 'sandbox' : 'production';
  const template = markBuild(readFileSync(path.join(WEB_DIR, 'index.html'), 'utf8'), { mode, projectId });
  const { main = [] } = web;
  const types = siteTypes(isSandbox);
  const templates = homeTemplates(template, web, [types, MARK_RETURNING, KEEP_PRESS, TELL_FAILURE, WARM_FORMATS]);
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

/** The pages that a rendering of home fills: with their styles, and with the scripts that they will need. */
function homeTemplates(template: string, web: ChunkFiles, scripts: PageParts['scripts'] = []): HomeTemplates {
  const { main = [], home = [], categories = [], maintenance = [], 'side-menu': menu = [] } = web;
  const compose = (chunks: readonly (readonly string[])[], preloads: PageParts['preloads']) =>
    scriptsLast(
      composePage(template, { markup: '', styles: chunks.flatMap(stylesOf), preloads: [], scripts }),
      preloads,
    );
  const homeIn = (language: Language) =>
    compose(
      [main, home, categories, menu],
      [...scriptPreloads([...home, ...messagesOf(web, language)]), ...scriptPreloads(menu, WIDE_SCREEN)],
    );
  const maintenanceIn = (language: Language) =>
    compose([main, maintenance], scriptPreloads([...maintenance, ...messagesOf(web, language)]));
  return { home: byLanguage(homeIn), maintenance: byLanguage(maintenanceIn) };
}

interface RenderBundle {
  renderShell: (language: Language) => Promise<string>;
  renderHome: RenderHome;
}

/** The functions of the render bundle that was just built. */
const loadRenderBundle = (): RenderBundle => createRequire(import.meta.url)(RENDER_FILE) as RenderBundle;

/** The answers of a server that nobody has changed since its first start: the content of home on a static host. */
async function seededAnswers(mode: Config['mode'], languages: readonly Language[]): Promise<HomeAnswers[]> {
  const store = openSqliteStore(':memory:', COLLECTIONS);
  try {
    await seedStore(store, seedData(Date.now(), mode));
    const published = createCachedResponses(store, fastify().log);
    return await Promise.all(languages.map((language) => readHomeAnswers(published, language)));
  } finally {
    await store.close();
  }
}
