/**
 * The pictures that a page marks as the first to load. A source of our own format is taken before the picture itself.
 * One that depends on the screen is left out: browsers know too late which file they need for the header to be of use.
 */
const FIRST = /<picture\b[^>]*>(?:<source type="([\w/]+)" srcset="([^"]+)"[^>]*>)?<img\b([^>]*)>/gi;
/** An address of our own, in which nothing can end a header's value. */
const OWN = /^\/(?!\/)[\w\-./@]+$/;

function hintOf([, type, set, image = '']: RegExpMatchArray): string[] {
  if (!/\bfetchpriority="high"/i.test(image)) return [];
  const address = set ?? / src="([^"]*)"/.exec(image)?.[1] ?? '';
  if (!OWN.test(address)) return [];
  return [`<${address}>; rel=preload; as=image${type ? `; type="${type}"` : ''}; fetchpriority=high`];
}

/** Names them in a `Link` header: the browser asks for them before it reads the page. A proxy may make an early hint (103) of it. */
export const pictureHints = (html: string): string => [...html.matchAll(FIRST)].flatMap(hintOf).join(', ');
