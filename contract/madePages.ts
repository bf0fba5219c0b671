/** Pages that are made ahead: by the server after each change of their content, home by the build too, for a static host. */
import type { PageList } from './publicPages.ts';
import type { Language } from './userChoices.ts';

/** The element with the answers that the page was made from. */
export const PAGE_DATA_ID = 'page-data';

/** The key of redux-persist for a part of the state in this browser, without its own prefix. The page made ahead reads some, too. */
export const keptAt = (slice: string): string => `karata/${slice}`;

/** Names the language that was chosen in this browser. It says nothing else. */
export const LANGUAGE_COOKIE = 'language';
/** `1` or `0`: whether the data saver of the site was turned on or off in this browser. It says nothing else. */
export const DATA_SAVER_COOKIE = 'saver';
/** The answers of the API that a page is made from. */
export type PageAnswers = Readonly<Partial<Record<PageList, unknown>>>;

/** A page that is made from the answers, without the template around it. */
export interface PageRendering {
  template: string;
  title: string;
  description: string;
  /** Search engines and links to the page show what these tags say. */
  head: string;
  /** The operator's colours as CSS declarations; empty for the site's own. */
  theme: string;
  /** A still page has no animations. */
  isStill: boolean;
  markup: string;
  /** The app puts it into its cache. */
  data: unknown;
}

/** A page is made for each of these. `isSaving` pages have few and small pictures, for a browser that saves data. */
export type PageEdition = { page: string; language: Language; isSaving: boolean };

/** `origin`: where players open the site; empty when that is not known. `at`: the time that the page tells of, Unix ms. */
export type RenderPage = (
  asked: PageEdition & { answers: PageAnswers; origin: string; at: number },
) => Promise<PageRendering>;

/** The built pages by language, without what a rendering adds. */
export type PageTemplates = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The built file of a page, such as `index.html`, or `index.sw.html`. */
export const pageFile = (page: string, language: Language): string =>
  language === 'en' ? `${page}.html` : `${page}.${language}.html`;

export const EMPTY_ROOT = '<div id="root"></div>';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON inside a page: no text of it may end its element. */
export const jsonIn = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const dataTag = (data: unknown, isBuilt: boolean): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}"${isBuilt ? ' data-built' : ''}>${jsonIn(data)}</script>`;

type Head = Pick<PageRendering, 'title' | 'description' | 'isStill'> & { language: Language };

export const withHead = (page: string, { language, title, description, isStill }: Head): string =>
  page
    .replace(/<html\b[^>]*>/, `<html lang="${language}"${isStill ? ' class="isStill"' : ''}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + escaped(description));

/**
 * The page of a rendering. `isBuilt`: made at build time, so its content may not be the present one.
 * @throws Error when the build has no such template, or it has no empty root
 */
export function fillPage(
  templates: PageTemplates,
  language: Language,
  { template: name, title, description, head, theme, isStill, markup, data }: PageRendering,
  { isBuilt = false } = {},
): string {
  const template = templates[name]?.[language] ?? '';
  if (!template.includes(EMPTY_ROOT)) throw new Error(`the page ${name} has no ${EMPTY_ROOT}`);
  const themeTag = theme && `<style data-theme>:root{${theme}}</style>`;
  return withHead(template, { language, title, description, isStill })
    .replace('</head>', () => `${head}${themeTag}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>${dataTag(data, isBuilt)}`);
}
