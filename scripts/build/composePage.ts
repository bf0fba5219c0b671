/** A page from its template, and what a built chunk gives it: styles, scripts and texts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_ROOT } from '../../contract/madePages.ts';
import type { Language } from '../../contract/userChoices.ts';
import type { ChunkFiles } from './bundleManifest.ts';
import { WEB_DIR } from './folders.ts';

interface Stylesheet {
  /** The page's script knows by this address that the styles are loaded. */
  href: string;
  css: string;
}

interface Preload {
  href: string;
  as: 'fetch' | 'script';
  /** The media query of the style sheet; all screens if missing. */
  media?: string;
}

export interface PageParts {
  /** Content of the root until the app starts. */
  markup: string;
  /** Styles of the markup, written into the page. */
  styles: readonly Stylesheet[];
  preloads: readonly Preload[];
  /** They run before every other script. */
  scripts?: readonly string[];
}

const preloadTag = ({ href, as, media }: Preload): string => {
  const more = [as === 'fetch' && 'crossorigin="anonymous"', media && `media="${media}"`].filter(Boolean);
  return `<link rel="preload" as="${as}" href="${[`${href}"`, ...more].join(' ')}>`;
};

const styleTag = ({ href, css }: Stylesheet): string => `<style data-href="${href}">${css}</style>`;

const linkTag = (href: string): RegExp => new RegExp(`<link\\b[^>]*\\bhref="${RegExp.escape(href)}"[^>]*>`);

const withoutLinks = (html: string, styles: readonly Stylesheet[]): string =>
  styles.reduce((text, { href }) => text.replace(linkTag(href), ''), html);

/** @throws Error when the page has no title */
function withScripts(html: string, scripts: readonly string[], before = ''): string {
  if (!html.includes('<title>')) throw new Error('the page has no title');
  const tags = scripts.map((script) => `<script>${script}</script>`);
  return html.replace('<title>', () => `${before}${tags.join('')}<title>`);
}

/**
 * A page that paints before any script runs. Preloads come first.
 * @throws Error when the template has no empty root or no title
 */
export function composePage(template: string, { markup, styles, preloads, scripts = [] }: PageParts): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error(`the page has no ${EMPTY_ROOT}`);
  const head = [...preloads.map(preloadTag), ...styles.map(styleTag)].join('');
  return withScripts(withoutLinks(template, styles), scripts, head).replace(
    EMPTY_ROOT,
    () => `<div id="root">${markup}</div>`,
  );
}

const SCRIPT = /<script\b[^>]*\bdefer\b[^>]*><\/script>/g;

/**
 * The page asks for its scripts after everything that it shows, and at low priority, so that on a weak line the pictures
 * do not wait for them.
 * @throws Error when the page has no end
 */
export function scriptsLast(html: string, preloads: readonly Preload[]): string {
  if (!html.includes('</body>')) throw new Error('the page has no </body>');
  const scripts = html.match(SCRIPT) ?? [];
  const low = [...scripts, ...preloads.map(preloadTag)].map((tag) =>
    tag.replace(/^<\w+/, (start) => `${start} fetchpriority="low"`),
  );
  return html.replaceAll(SCRIPT, '').replace('</body>', () => `${low.join('')}</body>`);
}

/** On such a screen the side menu is part of the first screen. */
export const WIDE_SCREEN = '(width >= 64em)';

export const withExtension = (files: readonly string[], extension: string): string[] =>
  files.filter((file) => file.endsWith(extension));

export const stylesOf = (files: readonly string[]): Stylesheet[] =>
  withExtension(files, '.css').map((file) => ({
    href: `/${file}`,
    css: readFileSync(path.join(WEB_DIR, file), 'utf8'),
  }));

export const scriptPreloads = (files: readonly string[], media?: string): Preload[] =>
  withExtension(files, '.js').map((file) => ({ href: `/${file}`, as: 'script', ...(media && { media }) }));

/** The texts of a language that are not in the first script. @throws when the build has no such chunk */
export function messagesOf(web: ChunkFiles, language: Language): readonly string[] {
  if (language === 'en') return [];
  const name = `${language}-json`;
  if (!web[name]) throw new Error(`The build has no chunk ${name}: the first page in ${language} would have no texts`);
  return web[name];
}
