import type { InlineHashes } from './inlineHashes.ts';

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const styleSources = ({ styles, styleAttributes }: InlineHashes): string[] =>
  styleAttributes.length > 0 ? [...styles, `'unsafe-hashes'`, ...new Set(styleAttributes)] : styles;

/** For pages of the web app. Games come from the origins given, or from any when there are none. */
export function appPolicy(hashes: InlineHashes, gameOrigins: readonly string[]): string {
  const frames = gameOrigins.length > 0 ? gameOrigins : ['https:', 'http:'];
  return policyOf({
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...hashes.scripts],
    'style-src': [`'self'`, ...styleSources(hashes)],
    'img-src': [`'self'`, 'https:', 'data:'],
    'frame-src': [`'self'`, ...frames],
    'connect-src': [`'self'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
  });
}

/**
 * For the house's games, which run in a frame without same-origin rights. Not every browser takes `'self'` for the
 * page's own host there, so the origin is named too.
 */
export function gamePolicy(hashes: InlineHashes, origin: string): string {
  const own = [`'self'`, origin].filter(Boolean);
  return policyOf({
    'default-src': [`'none'`],
    'script-src': [...own, ...hashes.scripts],
    'style-src': [...own, ...styleSources(hashes)],
    'img-src': [...own, 'data:'],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'frame-ancestors': [`'self'`],
  });
}
