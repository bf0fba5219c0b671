import type { FooterLink } from '@contract/footer.ts';
import { useId } from 'react';
import { linkToPage, PageLink, useFooterData } from '@/features/ui';
import { t, useIntl } from '@/shared/i18n';
import { useGetFooterNotesQuery } from '@/features/content';
import { Company, Licence } from './Company';
import styles from './Footer.module.scss';

/** When the settings have no links (docs/product.md, Footer). */
const ROUTES = {
  games: ['/games/original', '/games/slots'],
  legal: ['/privacy-policy', '/bonus-terms', '/terms-conditions', '/aml'],
  help: ['/responsible-gaming', '/kyc-policy', '/support', '/fairness'],
} as const;

interface LinkGroupProps {
  group: keyof typeof ROUTES;
  title: string | undefined;
  links: readonly FooterLink[];
}

function LinkGroup({ group, title, links }: LinkGroupProps) {
  const id = useId();
  const intl = useIntl();
  const ours = ROUTES[group].map((url) => ({ name: intl.formatMessage({ id: `footer.link${url}` }), url }));
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title ?? t(`footer.${group}`)}</h2>
      <ul>
        {(links.length > 0 ? links : ours).map(({ name, url }) => (
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

export function Footer() {
  const data = useFooterData();
  const { data: notes = [] } = useGetFooterNotesQuery();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Company {...data} />
        <LinkGroup group="games" title={data.gamesTitle} links={data.gamesLinks} />
        <LinkGroup group="legal" title={data.legalTitle} links={data.legalLinks} />
        <LinkGroup group="help" title={data.helpTitle} links={data.helpLinks} />
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
