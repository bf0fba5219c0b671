import { FormattedDate } from 'react-intl';
import { t } from '@/shared/i18n';
import styles from './TextPage.module.scss';

export function Updated({ at }: { at: string }) {
  const date = (
    <time dateTime={at}>
      <FormattedDate value={at} day="numeric" month="long" year="numeric" timeZone="Africa/Nairobi" />
    </time>
  );
  return <p className={styles.updated}>{t('textPage.updated', { date })}</p>;
}
