/** The web app manifest: the site as it is on the home screen of a phone. https://www.w3.org/TR/appmanifest/ */
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { DEFAULT_SETTINGS, type Settings } from '../../../contract/settings.ts';
import type { Language } from '../../../contract/userChoices.ts';
import { etagOf } from '../publish/CachedResponse.ts';
import type { CachedResponses } from '../publish/createCachedResponses.ts';
import { LANGUAGE_HEADERS, pageLanguage } from './pageLanguage.ts';

type Icon = { src: string; sizes: string; type?: string; purpose?: 'maskable' };

/** `--surface-0` of tokens.scss, on which every page stands. */
const GROUND = '#0c0616';

/** Longer names are cut below an icon. */
const SHORT = 12;

const OUR_ICONS: readonly Icon[] = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const isSvg = (address: string): boolean => /\.svg(?:$|[?#])/i.test(address);

/** Pictures that are no SVG have the size that docs/operations.md asks for. */
const iconAt = (src: string): Icon =>
  isSvg(src) ? { src, sizes: 'any', type: 'image/svg+xml' } : { src, sizes: '512x512' };

/** The operator's icon; else an own favicon that can be drawn at any size; else ours. */
function iconsOf({ iconUrl, faviconUrl }: Settings): readonly Icon[] {
  if (iconUrl) return [iconAt(iconUrl)];
  const isOwn = faviconUrl !== DEFAULT_SETTINGS.faviconUrl;
  return isOwn && isSvg(faviconUrl) ? [iconAt(faviconUrl)] : OUR_ICONS;
}

const shortNameOf = ({ siteName, logoText }: Settings): string =>
  siteName.length > SHORT && logoText && logoText.length < siteName.length ? logoText : siteName;

/** `id` stays, so that a changed manifest is the same app. */
const siteManifest = (settings: Settings, lang: Language) => ({
  id: '/',
  name: settings.siteName,
  short_name: shortNameOf(settings),
  description: settings.metaDescription,
  lang,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: settings.primaryColor,
  icons: iconsOf(settings),
});

/** The manifest of the present settings, instead of the built one. It is too small to be worth compressing. */
export function manifestRoute(app: FastifyInstance, { settings }: CachedResponses): void {
  app.get('/site.webmanifest', async (request, reply) => {
    const language = pageLanguage(request);
    const body = Buffer.from(JSON.stringify(siteManifest((await settings[language].data()) as Settings, language)));
    const etag = etagOf(body);
    reply.headers({ etag, 'cache-control': 'no-cache', vary: LANGUAGE_HEADERS });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(body);
  });
}
