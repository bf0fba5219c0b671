import type { Game } from '@contract/games.ts';

export const gameImage = ({ imageUrl, image }: Game): string | undefined => imageUrl ?? image;

/**
 * The address a game is framed from, absolute; `null` when there is none or it is not http(s).
 * @param base address that relative links count from, normally the page's own
 */
export function gameLink({ gameUrl, url }: Pick<Game, 'gameUrl' | 'url'>, base = window.location.href): string | null {
  const link = gameUrl ?? url;
  if (!link) return null;
  if (!URL.canParse(link, base)) return null;
  const { protocol, href } = new URL(link, base);
  return /^https?:$/.test(protocol) ? href : null;
}
