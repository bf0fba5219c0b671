import type { FooterData, FooterLink } from '@contract/footer.ts';
import { useId } from 'react';
import { linkToPage, PageLink, useFooterData } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { useGetFooterNotesQuery } from '@/features/content';
import { Company, Licence } from './Company';
import styles from './Footer.module.scss';

function LinkGroup({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <FooterAnchor name={name} url={url} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterAnchor({ name, url }: FooterLink) {
  const page = linkToPage(url);
  return page === null ? (
    <a href={url} rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    <PageLink page={page}>{name}</PageLink>
  );
}

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

function useFooterGroups(data: FooterData): FooterGroup[] {
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

export function Footer() {
  const data = useFooterData();
  const groups = useFooterGroups(data);
  const { data: notes = [] } = useGetFooterNotesQuery();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Company {...data} />
        {groups.map(({ id, title, links }) => (
          <LinkGroup key={id} title={title} links={links} />
        ))}
      </div>
      <div className={styles.notes}>
        <Licence {...data} note={notes.find(({ ageNote }) => ageNote)?.ageNote} />
        {notes.map(({ id, responsibleGamingNote, paymentNote }) => (
          <div key={id} className={styles.note}>
            {responsibleGamingNote && <p>{responsibleGamingNote}</p>}
            {paymentNote && <p>{paymentNote}</p>}
          </div>
        ))}
      </div>
    </footer>
  );
}
