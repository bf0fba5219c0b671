import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { modalOpened, useSettings } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './JoinButtons.module.scss';

export function JoinButtons() {
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectIsVisitor);
  const { allowRegistration } = useSettings();
  if (!isVisitor) return null;
  return (
    <div className={styles.actions}>
      {allowRegistration && (
        <Button size="l" onClick={() => dispatch(modalOpened('auth', { tab: 'register' }))}>
          {t('app.register')}
        </Button>
      )}
      <Button
        size="l"
        variant={allowRegistration ? 'quiet' : 'primary'}
        onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}
      >
        {t('app.logIn')}
      </Button>
    </div>
  );
}
