/** A frame may show this: its address, its sandbox, and whether it is a game of the house. */
import { hasJackpots } from '@contract/jackpots.ts';
import { type HouseKind, houseKindOf, isSharedFlight } from '@contract/playTerms.ts';
import { gameLink } from '../gameLinks';

type Page = Pick<Location, 'href' | 'protocol' | 'origin'>;

interface FrameSettings {
  locale: string;
  isSoundOn: boolean;
  isForMoney?: boolean;
}

/** House games read language, sound and mode from their address; other addresses are unchanged. */
function withSettings(href: string, { locale, isSoundOn, isForMoney }: FrameSettings, { origin }: Page): string {
  const address = new URL(href);
  if (address.origin !== origin) return href;
  const own = {
    lang: locale.slice(0, 2),
    sound: isSoundOn ? 'on' : 'off',
    bar: 'site',
    ...(isForMoney && { mode: 'money' }),
  };
  for (const [name, value] of Object.entries(own))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return address.href;
}

/** The absolute address, or `null`: only http(s), and no http in an https page, which browsers block silently. */
export function framedUrl(url: string, settings: FrameSettings, page: Page = window.location): string | null {
  const href = gameLink({ url }, page.href);
  if (href === null) return null;
  const isMixed = page.protocol === 'https:' && href.startsWith('http:');
  return isMixed ? null : withSettings(href, settings, page);
}

/** Origins of games that need their own storage or cookies; never the page's own origin. */
const TRUSTED_GAME_ORIGINS: readonly string[] = [];

const BASE = 'allow-scripts allow-forms';

/** A same-origin frame with `allow-same-origin` could remove its sandbox, so only a listed other origin gets it. */
export function frameSandbox(url: string, trusted = TRUSTED_GAME_ORIGINS, ownOrigin = window.location.origin): string {
  const { origin } = new URL(url);
  const keepsOrigin = origin !== ownOrigin && trusted.includes(origin);
  return keepsOrigin ? `${BASE} allow-same-origin` : BASE;
}

/** The address on this site; undefined on any other. */
function ownPath(url: string): string | undefined {
  const { origin, pathname, search } = new URL(url, window.location.origin);
  return origin === window.location.origin ? pathname + search : undefined;
}

/** True when the game at this absolute address is played for money here: one of the house, on this site. */
export const isHouseGame = (url: string): boolean => kindInFrame(url) !== undefined;

/** True for a game of the house in which everybody is in one flight. */
export const hasSharedFlight = (url: string): boolean => isSharedFlight(ownPath(url));

/** The kind of the house game at this address; undefined for any other. */
export const kindInFrame = (url: string | null): HouseKind | undefined =>
  url === null ? undefined : houseKindOf(ownPath(url));

/** True for a slot of the house whose rounds play for the jackpots. */
export const playsForJackpots = (url: string | null): boolean => url !== null && hasJackpots(ownPath(url));
