import { gameLink } from '../gameLinks';

type Page = Pick<Location, 'href' | 'protocol' | 'origin'>;

/** The house's own games take their language from their address; those of others are left as they are. */
function inLanguage(href: string, locale: string, { origin }: Page): string {
  const address = new URL(href);
  if (address.origin !== origin || address.searchParams.has('lang')) return href;
  address.searchParams.set('lang', locale.slice(0, 2));
  return address.href;
}

/**
 * The absolute address that may be framed, or `null`: only http(s), and no plain http inside an https page, which
 * browsers block without a word.
 */
export function framedUrl(url: string, locale: string, page: Page = window.location): string | null {
  const href = gameLink({ url }, page.href);
  if (href === null) return null;
  const isMixed = page.protocol === 'https:' && href.startsWith('http:');
  return isMixed ? null : inLanguage(href, locale, page);
}
