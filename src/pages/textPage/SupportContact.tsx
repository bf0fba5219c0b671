import { useId } from 'react';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './SupportContact.module.scss';
import { SupportLink } from './SupportLink';
import { useSupportEmail } from './useSupportEmail';

/** The contact of the operator, if there is one. */
export function SupportContact() {
  const id = useId();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <span className={styles.icon}>
        <AnyIcon name="mail" size={28} />
      </span>
      <div className={styles.words}>
        <h2 id={id}>{t('textPage.contact')}</h2>
        <p>{t('textPage.contactText')}</p>
      </div>
      <SupportLink email={email} />
    </section>
  );
}
