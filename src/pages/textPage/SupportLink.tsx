import { t } from '@/shared/i18n';
import styles from './TextPage.module.scss';

export const SupportLink = ({ email }: { email: string }) => (
  <a className={styles.link} href={`mailto:${email}`}>
    {t('textPage.write', { email })}
  </a>
);
