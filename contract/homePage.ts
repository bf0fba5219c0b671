/** Home as a page that is made ahead: by the build for a static host, and by the server after each change of content. */
import type { Language } from './userChoices.ts';

/** The element with the answers that the page was made from. */
export const HOME_DATA_ID = 'home-data';

/** The key of redux-persist for a part of the state in this browser, without its own prefix. The page made ahead reads one, too. */
export const keptAt = (slice: string): string => `karata/${slice}`;

/** Names the language that was chosen in this browser. It says nothing else. */
export const LANGUAGE_COOKIE = 'language';
/** `1` or `0`: whether the data saver of the site was turned on or off in this browser. It says nothing else. */
export const DATA_SAVER_COOKIE = 'saver';

/** The answers of the API that home needs first. */
export type HomeAnswers = { settings: unknown; providers: unknown; lobby: unknown; hero: unknown };

/** Which page of the build a rendering fills. */
export type HomeTemplate = 'home' | 'maintenance';

/** A page that is made from the answers, without the template around it. */
export interface HomeRendering {
  template: HomeTemplate;
  title: string;
  description: string;
  /** The operator's colours as CSS declarations; empty for the site's own. */
  theme: string;
  /** A still page has no animations. */
  isStill: boolean;
  markup: string;
  /** The app puts it into its cache. */
  data: unknown;
}

/** A page is made for each of these. `isSaving` pages have few and small pictures, for a browser that saves data. */
export type HomeEdition = { language: Language; isSaving: boolean };

export type RenderHome = (asked: HomeEdition & { answers: HomeAnswers }) => Promise<HomeRendering>;

/** The built pages by language, without what a rendering adds. */
export type HomeTemplates = Readonly<Record<HomeTemplate, Readonly<Record<Language, string>>>>;

/** The built file of a page, such as `index.html`, or `index.sw.html`. */
export const pageFile = (page: string, language: Language): string =>
  language === 'en' ? `${page}.html` : `${page}.${language}.html`;

export const EMPTY_ROOT = '<div id="root"></div>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** No text of the data may end its element. */
const dataTag = (data: unknown, isBuilt: boolean): string =>
  `<script type="application/json" id="${HOME_DATA_ID}"${isBuilt ? ' data-built' : ''}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

type Head = Pick<HomeRendering, 'title' | 'description' | 'isStill'> & { language: Language };

export const withHead = (page: string, { language, title, description, isStill }: Head): string =>
  page
    .replace(/<html\b[^>]*>/, `<html lang="${language}"${isStill ? ' class="isStill"' : ''}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + escaped(description));

/**
 * The page of a rendering. `isBuilt`: made at build time, so its content may not be the present one.
 * @throws Error when the template has no empty root
 */
export function fillHome(
  template: string,
  language: Language,
  { title, description, theme, isStill, markup, data }: HomeRendering,
  { isBuilt = false } = {},
): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error(`the page has no ${EMPTY_ROOT}`);
  const themeTag = theme && `<style data-theme>:root{${theme}}</style>`;
  return withHead(template, { language, title, description, isStill })
    .replace('</head>', () => `${themeTag}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>${dataTag(data, isBuilt)}`);
}
