import { EMPTY_ROOT } from '../../contract/homePage.ts';

export interface Stylesheet {
  /** Its address, which tells the page's script that it is loaded. */
  href: string;
  css: string;
}

export interface Preload {
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
  /** Run before every other script. */
  scripts?: readonly string[];
}

export const preloadTag = ({ href, as, media }: Preload): string => {
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
