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
  /** Runs before the markup is painted. */
  script?: string;
}

const EMPTY_ROOT = '<div id="root"></div>';

const preloadTag = ({ href, as, media }: Preload): string => {
  const more = [as === 'fetch' && 'crossorigin="anonymous"', media && `media="${media}"`].filter(Boolean);
  return `<link rel="preload" as="${as}" href="${[`${href}"`, ...more].join(' ')}>`;
};

const styleTag = ({ href, css }: Stylesheet): string => `<style data-href="${href}">${css}</style>`;

const linkTag = (href: string): RegExp => new RegExp(`<link\\b[^>]*\\bhref="${RegExp.escape(href)}"[^>]*>`);

const withoutLinks = (html: string, styles: readonly Stylesheet[]): string =>
  styles.reduce((text, { href }) => text.replace(linkTag(href), ''), html);

/**
 * A page that paints before any script runs. Preloads come first.
 * @throws Error when the template has no empty root or no title
 */
export function composePage(template: string, { markup, styles, preloads, script }: PageParts): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error(`the page has no ${EMPTY_ROOT}`);
  if (!template.includes('<title>')) throw new Error('the page has no title');
  const scripts = script ? [`<script>${script}</script>`] : [];
  const head = [...preloads.map(preloadTag), ...styles.map(styleTag), ...scripts].join('');
  return withoutLinks(template, styles)
    .replace('<title>', () => `${head}<title>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`);
}
