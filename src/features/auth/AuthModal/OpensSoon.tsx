import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { allGamesPage, pageOpened } from '@/features/ui';
import { Button, Icon } from '@/shared/components';
import styles from './AuthModal.module.scss';

/** Says that sign-in is not open, and leads to what is. */
export function OpensSoon({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const browse = () => {
    onClose();
    dispatch(pageOpened(allGamesPage()));
  };
  return (
    <>
      <p className={styles.notice}>
        <Icon name="clock" />
        <span>
          <FormattedMessage id="auth.opensSoon" />
        </span>
      </p>
      <Button size="l" onClick={browse}>
        <FormattedMessage id="auth.browse" />
      </Button>
    </>
  );
}
