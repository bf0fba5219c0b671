import type { FooterData } from '@contract/footer.ts';
import { useSettings } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Footer.module.scss';

/** The company and its contact. */
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

interface SocialProps {
  url: string;
  icon: 'telegram' | 'twitter';
  name: string;
}

const SocialLink = ({ url, icon, name }: SocialProps) => (
  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
    <AnyIcon name={icon} />
  </a>
);
