import type { FooterData, FooterLink } from '@contract/settings.ts';
import { useIntl } from 'react-intl';

interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

/** The footer routes of spec section 2, for a site whose settings bring no links of their own. */
const ROUTES = {
  games: ['/games/original', '/games/slots'],
  legal: ['/privacy-policy', '/bonus-terms', '/terms-conditions', '/aml'],
  help: ['/responsible-gaming', '/kyc-policy', '/support', '/fairness'],
} as const;

type Route = (typeof ROUTES)[keyof typeof ROUTES][number];

/** The link groups of the footer: the operator's where settings bring them, else the house's. */
export function useFooterGroups(data: FooterData | undefined): FooterGroup[] {
  const intl = useIntl();
  const linkTo = (url: Route): FooterLink => ({ name: intl.formatMessage({ id: `footer.link${url}` }), url });
  const own = (links: readonly FooterLink[] | undefined, routes: readonly Route[]) =>
    links && links.length > 0 ? links : routes.map(linkTo);
  return [
    {
      title: data?.gamesTitle ?? intl.formatMessage({ id: 'footer.games' }),
      links: own(data?.gamesLinks, ROUTES.games),
    },
    {
      title: data?.legalTitle ?? intl.formatMessage({ id: 'footer.legal' }),
      links: own(data?.legalLinks, ROUTES.legal),
    },
    { title: data?.helpTitle ?? intl.formatMessage({ id: 'footer.help' }), links: own(data?.helpLinks, ROUTES.help) },
  ];
}
