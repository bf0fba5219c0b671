import type { FooterLink } from '@contract/settings.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetFooterNotesQuery, useSettings } from '@/features/content';
import { linkToPage, PageLink } from '@/features/ui';
import { MoreIcon } from '@/shared/components';
import styles from './Footer.module.scss';
import { useFooterGroups } from './useFooterGroups';

export function Footer() {
  const settings = useSettings();
  const groups = useFooterGroups(settings.footerData);
  const { data: notes = [] } = useGetFooterNotesQuery();
  const { companyName, companyDescription, supportEmail, licenseNumber, telegramUrl, twitterUrl } =
    settings.footerData ?? {};
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.company}>
          <h2>{companyName ?? settings.siteName}</h2>
          <p>{companyDescription ?? settings.metaDescription}</p>
          {licenseNumber && (
            <p>
              <FormattedMessage id="footer.licence" values={{ licence: licenseNumber }} />
            </p>
          )}
          {supportEmail && (
            <a className={styles.support} href={`mailto:${supportEmail}`}>
              <MoreIcon name="mail" size={20} />
              <FormattedMessage id="footer.support" values={{ email: supportEmail }} />
            </a>
          )}
          <div className={styles.social}>
            {telegramUrl && <SocialLink url={telegramUrl} icon="telegram" name="Telegram" />}
            {twitterUrl && <SocialLink url={twitterUrl} icon="twitter" name="Twitter" />}
          </div>
        </section>
        {groups.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
      </div>
      {notes.map(({ id, ageNote, responsibleGamingNote, paymentNote }) => (
        <div key={id} className={styles.notes}>
          {ageNote && <strong className={styles.age}>{ageNote}</strong>}
          {responsibleGamingNote && <p>{responsibleGamingNote}</p>}
          {paymentNote && <p>{paymentNote}</p>}
        </div>
      ))}
    </footer>
  );
}

interface SocialProps {
  url: string;
  icon: 'telegram' | 'twitter';
  name: string;
}

const SocialLink = ({ url, icon, name }: SocialProps) => (
  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
    <MoreIcon name={icon} />
  </a>
);

interface GroupProps {
  title: string;
  links: readonly FooterLink[];
}

function LinkGroup({ title, links }: GroupProps) {
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
