import type { FooterData, FooterLink } from '@contract/footer.ts';
import { useIntl } from '@/shared/i18n';

interface FooterGroup {
  id: keyof typeof ROUTES;
  title: string;
  links: readonly FooterLink[];
}

/** When the settings have no links (docs/product.md, Footer). */
const ROUTES = {
  games: ['/games/original', '/games/slots'],
  legal: ['/privacy-policy', '/bonus-terms', '/terms-conditions', '/aml'],
  help: ['/responsible-gaming', '/kyc-policy', '/support', '/fairness'],
} as const;

/** The operator's link groups, else our own. */
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
