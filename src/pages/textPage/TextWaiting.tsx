import { useIntl } from 'react-intl';
import { Skeletons } from '@/shared/components';
import styles from './TextPage.module.scss';

export function TextWaiting() {
  const intl = useIntl();
  return (
    <Skeletons
      label={intl.formatMessage({ id: 'textPage.loading' })}
      count={4}
      className={styles.waiting}
      itemClassName={styles.waitingPart}
    />
  );
}
