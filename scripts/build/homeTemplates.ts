import type { HomeTemplates } from '../../contract/homePage.ts';
import type { Language } from '../../contract/userChoices.ts';
import type { ChunkFiles } from './bundleManifest.ts';
import { composePage, type PageParts } from './composePage.ts';
import { messagesOf, scriptPreloads, stylesOf, WIDE_SCREEN } from './pageFiles.ts';
import { scriptsLast } from './scriptsLast.ts';

/** The pages that a rendering of home fills: with their styles, and with the scripts that they will need. */
export function homeTemplates(template: string, web: ChunkFiles, scripts: PageParts['scripts'] = []): HomeTemplates {
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
  return {
    home: { en: homeIn('en'), sw: homeIn('sw') },
    maintenance: { en: maintenanceIn('en'), sw: maintenanceIn('sw') },
  };
}
