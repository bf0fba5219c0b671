import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  fillHome,
  type HomeAnswers,
  type HomeEdition,
  type HomeTemplates,
  type RenderHome,
} from '../../../../contract/homePage.ts';

/** Makes the whole page of home from the answers of the API. */
export type RenderHomePage = (edition: HomeEdition, answers: HomeAnswers) => Promise<string>;

/** The folder that the build writes beside the web app. Not a setting: both are of one build. */
const folderOf = (webDir: string): string => path.join(webDir, '../render');

/** Undefined when the web app was built without it, as for a static host. */
export function loadRenderer(webDir: string): RenderHomePage | undefined {
  const [bundle, pages] = ['home.cjs', 'pages.json'].map((name) => path.join(folderOf(webDir), name));
  if (!bundle || !pages || !existsSync(bundle) || !existsSync(pages)) return undefined;
  const templates = JSON.parse(readFileSync(pages, 'utf8')) as HomeTemplates;
  const { renderHome } = createRequire(import.meta.url)(bundle) as { renderHome: RenderHome };
  return async (edition, answers) => {
    const { language } = edition;
    const rendering = await renderHome({ ...edition, answers });
    return fillHome(templates[rendering.template][language], language, rendering);
  };
}
