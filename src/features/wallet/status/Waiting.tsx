import { FormattedMessage } from 'react-intl';
import { Button, Skeletons } from '@/shared/components';
import styles from './Waiting.module.scss';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Until rate and limits are known no money moves. */
export function Waiting({ hasFailed, onRetry }: Props) {
  if (!hasFailed) {
    return <Skeletons message="wallet.loading" count={4} className={styles.places} itemClassName={styles.place} />;
  }
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage id="wallet.failed" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="app.tryAgain" />
      </Button>
    </div>
  );
}
