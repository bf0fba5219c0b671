import type { Game } from '@contract/games.ts';

export const gameImage = (game: Game | undefined): string | undefined => game?.imageUrl ?? game?.image;

/** One `srcset` a format. A light picture has the small file alone. */
export function pictureSets(src: string, isLight: boolean) {
  const stem = src.replace(/\.\w+$/, '');
  const set = (type: string) => `${stem}.${type} 240w${isLight ? '' : `, ${stem}@2x.${type} 420w`}`;
  return { avif: set('avif'), webp: set('webp') };
}

/** Where a page is made ahead there is no address; whether there is a link is the same at any. */
const present = (): string => globalThis.location?.href ?? 'https://site.invalid';

/** The absolute address for the frame; `null` without an http(s) link. `base` is the address for relative links. */
export function gameLink({ gameUrl, url }: Pick<Game, 'gameUrl' | 'url'>, base = present()): string | null {
  const link = gameUrl ?? url;
  if (!link) return null;
  if (!URL.canParse(link, base)) return null;
  const { protocol, href } = new URL(link, base);
  return /^https?:$/.test(protocol) ? href : null;
}
