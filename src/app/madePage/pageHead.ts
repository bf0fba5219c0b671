/** Search engines, and links to a page, show this of it. It is used only where pages are made: the app has no use for it. */
import { escaped, jsonIn } from '@contract/madePages.ts';
import { isGamePage } from '@contract/pageNames.ts';
import { canonicalPage, pageAddress, UNKNOWN_PAGE } from '@contract/publicPages.ts';
import type { Settings } from '@contract/settings.ts';
import { byLanguage, type Language, LANGUAGE_CODES, LANGUAGE_TAGS } from '@contract/userChoices.ts';
import type { TextPage } from '@contract/content.ts';
import type { ListStart } from '@/features/games';
import { parsePage } from '@/features/ui';
import { inLanguage, plainWords } from '@/shared/i18n';
import messages from './messages';

export interface Told {
  page: string;
  language: Language;
  /** Empty when it is not known: addresses then begin at the root. */
  origin: string;
  settings: Settings;
  /** The heading of the page; home has the title of the site. */
  heading: string;
  /** A picture of the page's own. */
  picture: string | undefined;
  text?: TextPage | undefined;
  list?: ListStart | undefined;
}

export const titleOf = ({ page, heading, settings }: Told): string =>
  page === 'home' ? settings.windowTitle : `${heading} | ${settings.siteName}`;

/** The ways of a page with words of its own; the others are lists of games and texts. */
function wayOf({ page, list }: Told): string {
  const { name } = parsePage(page);
  if (name === 'search') return name;
  if (list) return 'list';
  return isGamePage(name) || !Object.hasOwn(inLanguage(messages, 'en'), `madePage.${name}`) ? 'text' : name;
}

const words = byLanguage((language) => plainWords(LANGUAGE_TAGS[language], inLanguage(messages, language)));

export function descriptionOf(told: Told): string {
  const { page, language, settings, heading, text, list } = told;
  if (page === 'home' || page === UNKNOWN_PAGE) return settings.metaDescription;
  if (text?.summary) return text.summary;
  const values = { site: settings.siteName, title: heading, count: String(list?.count ?? 0) };
  return words[language].formatMessage({ id: `madePage.${wayOf(told)}` }, values);
}

const SHARED_PICTURE = '/images/social-card.webp';

/** Addresses on the site are whole, as others read them. */
const wholeOf = ({ origin }: Told, address: string): string => (address.startsWith('/') ? origin + address : address);
const addressIn = (told: Told, language: Language): string =>
  wholeOf(told, pageAddress(canonicalPage(told.page), language));

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}">`;

/** Search engines read who is behind the site on home; on the other pages where they stand, and what they list. */
function factsOf(told: Told): object[] {
  const { page, language, settings, heading, text, list } = told;
  const url = addressIn(told, language);
  const home = wholeOf(told, pageAddress('home', language));
  if (page === 'home') {
    const logo = wholeOf(told, settings.logoUrl ?? settings.iconUrl ?? '/icons/icon-512.png');
    const target = `${wholeOf(told, '/search')}?q={search_term_string}`;
    const potentialAction = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
    return [
      { '@type': 'Organization', name: settings.siteName, url: home, logo },
      { '@type': 'WebSite', name: settings.siteName, url: home, inLanguage: language, potentialAction },
    ];
  }
  const crumbs = [
    { name: words[language].formatMessage({ id: 'madePage.home' }), item: home },
    { name: heading, item: url },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }));
  const games = list?.games.map(({ name }, index) => ({ '@type': 'ListItem', position: index + 1, name }));
  return [
    {
      '@type': list ? 'CollectionPage' : 'WebPage',
      ...{ name: heading, url, inLanguage: language, description: descriptionOf(told) },
      ...(text?.updatedAt && { dateModified: text.updatedAt }),
      ...(games && { mainEntity: { '@type': 'ItemList', numberOfItems: list?.count, itemListElement: games } }),
    },
    { '@type': 'BreadcrumbList', itemListElement: crumbs },
  ];
}

/** The tags of the head besides title and description. An address that is no page has none. */
export function headOf(told: Told): string {
  if (told.page === UNKNOWN_PAGE) return '';
  const { language, settings, picture } = told;
  const canonical = addressIn(told, language);
  const tags = [
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...LANGUAGE_CODES.map((code) => [code, addressIn(told, code)] as const)
      .concat([['x-default' as Language, addressIn(told, 'en')]])
      .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escaped(href)}">`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.siteName),
    meta('property', 'og:title', titleOf(told)),
    meta('property', 'og:description', descriptionOf(told)),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', wholeOf(told, picture ?? SHARED_PICTURE)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  const facts = { '@context': 'https://schema.org', '@graph': factsOf(told) };
  return `${tags.join('')}<script type="application/ld+json">${jsonIn(facts)}</script>`;
}
