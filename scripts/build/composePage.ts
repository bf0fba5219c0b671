export interface Stylesheet {
  /** Its address, by which the page's script knows that it is loaded already. */
  href: string;
  css: string;
}

export interface Preload {
  href: string;
  as: 'fetch' | 'script';
  /** The screens that need it; all when missing. */
  media?: string;
}

export interface PageParts {
  /** What stands in the root until the app takes over. */
  markup: string;
  /** Styles that the markup needs, written into the page. */
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
 * A page that paints before any script has run. Preloads stand ahead of everything that the browser fetches.
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
