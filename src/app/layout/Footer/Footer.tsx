import type { FooterData, FooterLink } from '@contract/footer.ts';
import { useId } from 'react';
import { HelpLinks, linkToPage, PageLink, useFooterData, useSettings } from '@/features/ui';
import { AgeMark, AnyIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { useGetFooterNotesQuery } from '@/features/content';
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

function Company({ companyName, companyDescription, supportEmail, telegramUrl, twitterUrl }: FooterData) {
  const { siteName, metaDescription } = useSettings();
  return (
    <section className={styles.company}>
      <h2>{companyName ?? siteName}</h2>
      <p>{companyDescription ?? metaDescription}</p>
      {supportEmail && (
        <a className={styles.support} href={`mailto:${supportEmail}`}>
          <AnyIcon name="mail" size={20} />
          {t('footer.support', { email: supportEmail })}
        </a>
      )}
      <HelpLinks className={styles.help} />
      {(telegramUrl || twitterUrl) && (
        <div className={styles.social}>
          {telegramUrl && <SocialLink url={telegramUrl} icon="telegram" name="Telegram" />}
          {twitterUrl && <SocialLink url={twitterUrl} icon="twitter" name="Twitter" />}
        </div>
      )}
    </section>
  );
}

const SocialLink = ({ url, icon, name }: { url: string; icon: 'telegram' | 'twitter'; name: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
    <AnyIcon name={icon} />
  </a>
);

/** `note`: the operator's text on who may play. */
function Licence({ note, ...data }: FooterData & { note: string | undefined }) {
  const { minimumAge, licenseNumber, regulatorName, regulatorUrl } = data;
  const operator = operatorOf(data);
  const hasAge = Boolean(minimumAge || note);
  // Without a licence there is no regulator.
  const regulator = licenseNumber && regulatorName;
  if (!hasAge && !licenseNumber && !operator) return null;
  return (
    <div className={styles.licence}>
      {hasAge && (
        <p className={styles.ageLine}>
          {minimumAge && <AgeMark age={minimumAge} />}
          {note ? <span>{note}</span> : t('footer.age', { age: minimumAge })}
        </p>
      )}
      {licenseNumber && <p>{t('footer.licence', { licence: licenseNumber })}</p>}
      {regulator && <p>{t('footer.regulator', { regulator: <Regulator name={regulator} url={regulatorUrl} /> })}</p>}
      {operator && <p>{t('footer.operator', { operator })}</p>}
    </div>
  );
}

/** The legal company; number and address mean nothing without the name. */
const operatorOf = ({ registeredName, registrationNumber, registeredAddress }: FooterData) =>
  registeredName && [registeredName, registrationNumber, registeredAddress].filter(Boolean).join(' · ');

const Regulator = ({ name, url }: { name: string; url: string | undefined }) =>
  url ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    <span>{name}</span>
  );

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
