import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import fastify from 'fastify';
import type { BundleManifest, ChunkFiles } from './bundleManifest.ts';
import { BUILD_FILE, markBuild } from '../../contract/buildMark.ts';
import { listProviders } from '../../contract/games.ts';
import {
  fillPage,
  type PageAnswers,
  pageFile,
  type PageTemplates,
  type RenderPage,
  withHead,
} from '../../contract/madePages.ts';
import { listsOf, PAGE_TEMPLATES, UNKNOWN_PAGE } from '../../contract/publicPages.ts';
import { pathOf } from '../../contract/route.ts';
import { readSettings } from '../../contract/settings.ts';
import { byLanguage, type Language, LANGUAGE_CODES } from '../../contract/userChoices.ts';
import {
  composePage,
  messagesOf,
  scriptPreloads,
  scriptsLast,
  stylesOf,
  WIDE_SCREEN,
  withExtension,
} from './composePage.ts';
import { RENDER_FILE, TEMPLATES_FILE, WEB_DIR } from './folders.ts';
import { KEEP_PRESS, markBrowser, TELL_FAILURE, WARM_FORMATS } from './earlyScripts.ts';
import type { WebIdentity } from './readWebIdentity.ts';
import { siteTypes } from './trustedTypes.ts';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import type { Config } from '../../server/src/config/Config.ts';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { createCachedResponses } from '../../server/src/publish/createCachedResponses.ts';
import { readAnswers } from '../../server/src/web/createMadePages.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';

const MAINTENANCE = 'maintenance';

/** The early requests of header and menus. */
const CHROME_DATA = [readSettings, listProviders].map((route) => ({
  href: `/api${pathOf(route)}`,
  as: 'fetch' as const,
}));

const write = (file: string, text: string): void => writeFileSync(path.join(WEB_DIR, file), text);

/**
 * Writes home with the seeded content (`index.html`, `index.sw.html`); every public page without content, for the server; and
 * `app.html` and `app.sw.html`, which paint header and menus of any other page. All of them get their scripts.
 */
export async function writePages(
  { web }: Pick<BundleManifest, 'web'>,
  { isSandbox, projectId }: WebIdentity,
): Promise<void> {
  const mode = isSandbox ? 'sandbox' : 'production';
  const template = markBuild(readFileSync(path.join(WEB_DIR, 'index.html'), 'utf8'), { mode, projectId });
  const { main = [] } = web;
  const types = siteTypes(isSandbox);
  const templates = pageTemplates(template, web, types);
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
  templates: PageTemplates;
  web: ChunkFiles;
  scripts: readonly string[];
}

/** The pages of one language, and of the content that a server answers in it. */
async function writePagesIn(language: Language, answers: PageAnswers, { templates, ...shell }: PageSources) {
  const home = { page: 'home', language, isSaving: false };
  const rendering = await loadRenderBundle().renderPage({ ...home, answers, origin: '', at: Date.now() });
  write(pageFile('index', language), fillPage(templates, language, rendering, { isBuilt: true }));
  write(pageFile('app', language), withHead(await shellIn(language, shell), { ...rendering, language }));
}

async function shellIn(
  language: Language,
  { template, web, scripts }: Omit<PageSources, 'templates'>,
): Promise<string> {
  const { main = [], menu = [] } = web;
  const texts = scriptPreloads(messagesOf(web, language));
  return composePage(template, {
    markup: await loadRenderBundle().renderShell(language),
    styles: [...stylesOf(main), ...stylesOf(menu)],
    preloads: [...CHROME_DATA, ...texts, ...scriptPreloads(menu, WIDE_SCREEN)],
    scripts,
  });
}

/** A page shows these chunks besides its own. On home the bar of kinds is links alone, which need no script: it comes with the app. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  home: ['kinds'],
  'all-games': ['kinds'],
  bonus: ['terms'],
  [UNKNOWN_PAGE]: ['footer'],
};
/** They show a player what they show a visitor. */
const FOR_EVERYBODY = ['home', 'all-games', 'text-page', UNKNOWN_PAGE];

/** The unknown page comes with the app; another page without its chunk would come without its styles. */
function noChunk(name: string): string[] {
  if (name !== UNKNOWN_PAGE) throw new Error(`no chunk is called ${name}: a page is made ahead by this name`);
  return [];
}

/** The pages that renderings fill: with their styles, and with the scripts that they will need. */
function pageTemplates(template: string, web: ChunkFiles, types: string): PageTemplates {
  const { main = [], menu = [] } = web;
  const filesOf = (names: readonly string[]) => [...new Set(names.flatMap((name) => web[name] ?? noChunk(name)))];
  const templateOf = (name: string, language: Language): string => {
    const isMaintenance = name === MAINTENANCE;
    const own = filesOf([name, ...(PARTS[name] ?? [])]);
    const mark = markBrowser({ isForVisitors: !FOR_EVERYBODY.includes(name) && !isMaintenance });
    const scripts = [types, mark, KEEP_PRESS, TELL_FAILURE, WARM_FORMATS];
    const styles = stylesOf([...new Set([...main, ...own, ...(isMaintenance ? [] : menu)])]);
    return scriptsLast(composePage(template, { markup: '', styles, preloads: [], scripts }), [
      ...scriptPreloads([...(name === 'home' ? filesOf([name]) : own), ...messagesOf(web, language)]),
      ...(isMaintenance
        ? []
        : scriptPreloads(
            menu.filter((file) => !own.includes(file)),
            WIDE_SCREEN,
          )),
    ]);
  };
  return Object.fromEntries(
    [...PAGE_TEMPLATES, MAINTENANCE].map((name) => [name, byLanguage((language) => templateOf(name, language))]),
  );
}

interface RenderBundle {
  renderShell: (language: Language) => Promise<string>;
  renderPage: RenderPage;
}

/** The functions of the render bundle that was just built. */
const loadRenderBundle = (): RenderBundle => createRequire(import.meta.url)(RENDER_FILE) as RenderBundle;

/** The answers of a server that nobody has changed since its first start: the content of home on a static host. */
async function seededAnswers(mode: Config['mode'], languages: readonly Language[]): Promise<PageAnswers[]> {
  const store = openSqliteStore(':memory:', COLLECTIONS);
  try {
    await seedStore(store, seedData(Date.now(), mode));
    const published = createCachedResponses(store, fastify().log);
    return await Promise.all(languages.map((language) => readAnswers(published, listsOf('home'), language)));
  } finally {
    await store.close();
  }
}
