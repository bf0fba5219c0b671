import { gameLink } from '../gameLinks';

/**
 * The absolute address that may be framed, or `null`: only http(s), and no plain http inside an https page, which
 * browsers block without a word.
 */
export function framedUrl(url: string, page: Pick<Location, 'href' | 'protocol'> = window.location): string | null {
  const href = gameLink({ url }, page.href);
  if (href === null) return null;
  const isMixed = page.protocol === 'https:' && href.startsWith('http:');
  return isMixed ? null : href;
}
