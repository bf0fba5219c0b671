import { FormattedMessage } from 'react-intl';
import styles from './parts.module.scss';

interface Props {
  isBusy: boolean;
  idle: string;
  busy: string;
}

/** The words of a button that takes a while. */
export const BusyLabel = ({ isBusy, idle, busy }: Props) => (
  <>
    {isBusy && <span className={styles.ring} aria-hidden="true" />}
    <span>
      <FormattedMessage id={isBusy ? busy : idle} />
    </span>
  </>
);
