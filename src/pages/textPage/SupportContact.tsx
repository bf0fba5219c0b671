import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AnyIcon } from '@/shared/components';
import styles from './SupportContact.module.scss';
import { SupportLink } from './SupportLink';
import { useSupportEmail } from './useSupportEmail';

/** The way to a person; nothing when the operator has named none. */
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
        <h2 id={id}>
          <FormattedMessage id="textPage.contact" />
        </h2>
        <p>
          <FormattedMessage id="textPage.contactText" />
        </p>
      </div>
      <SupportLink email={email} />
    </section>
  );
}
