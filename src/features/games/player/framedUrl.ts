import { gameLink } from '../gameLinks';

type Page = Pick<Location, 'href' | 'protocol' | 'origin'>;

export interface FrameSettings {
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
