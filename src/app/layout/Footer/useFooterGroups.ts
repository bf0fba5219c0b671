import type { FooterData, FooterLink } from '@contract/footer.ts';
import { useIntl } from 'react-intl';

interface FooterGroup {
  id: keyof typeof ROUTES;
  title: string;
  links: readonly FooterLink[];
}

/** For a site whose settings bring no links of their own (docs/product.md, Footer). */
const ROUTES = {
  games: ['/games/original', '/games/slots'],
  legal: ['/privacy-policy', '/bonus-terms', '/terms-conditions', '/aml'],
  help: ['/responsible-gaming', '/kyc-policy', '/support', '/fairness'],
} as const;

/** The link groups of the footer: the operator's where settings bring them, else the house's. */
export function useFooterGroups(data: FooterData): FooterGroup[] {
  const intl = useIntl();
  const groupOf = (id: keyof typeof ROUTES, title: string | undefined, links: readonly FooterLink[]): FooterGroup => ({
    id,
    title: title ?? intl.formatMessage({ id: `footer.${id}` }),
    links:
      links.length > 0
        ? links
        : ROUTES[id].map((url) => ({ name: intl.formatMessage({ id: `footer.link${url}` }), url })),
  });
  return [
    groupOf('games', data.gamesTitle, data.gamesLinks),
    groupOf('legal', data.legalTitle, data.legalLinks),
    groupOf('help', data.helpTitle, data.helpLinks),
  ];
}
