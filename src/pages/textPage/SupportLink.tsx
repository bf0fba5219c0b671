import { FormattedMessage } from 'react-intl';
import styles from './TextPage.module.scss';

export const SupportLink = ({ email }: { email: string }) => (
  <a className={styles.link} href={`mailto:${email}`}>
    <FormattedMessage id="textPage.write" values={{ email }} />
  </a>
);
