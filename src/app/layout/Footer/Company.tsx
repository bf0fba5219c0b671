import { useSettings } from '@/features/ui';
import type { FooterData } from '@contract/footer.ts';
import { AgeMark, AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Footer.module.scss';

export function Company({ companyName, companyDescription, supportEmail, telegramUrl, twitterUrl }: FooterData) {
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
export function Licence({ note, ...data }: FooterData & { note: string | undefined }) {
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
