import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { modalClosed, modalOpened, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import styles from './Withdraw.module.scss';

/** Money goes back to where it came from, so something has to have come first. */
export function NoHistory() {
  const dispatch = useDispatch();
  const close = () => dispatch(modalClosed('withdraw'));
  const deposit = () => {
    close();
    dispatch(modalOpened('deposit', {}));
  };
  return (
    <div className={styles.warning} role="note">
      <p>
        <FormattedMessage id="withdraw.noHistory" />
      </p>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={deposit}>
          <FormattedMessage id="withdraw.deposit" />
        </Button>
        <PageLink page="support" className={styles.support} onOpen={close}>
          <FormattedMessage id="withdraw.support" />
        </PageLink>
      </div>
    </div>
  );
}
