import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './SideMenu.module.scss';

export function SpinTile() {
  const dispatch = useDispatch();
  return (
    <button type="button" className={styles.spin} onClick={() => dispatch(modalOpened('spinWheel', {}))}>
      <AnyIcon name="wheel" size={32} />
      <span className={styles.linkText}>
        <strong>{t('menu.spinWheel')}</strong>
        {t('menu.spinWheelHint')}
      </span>
    </button>
  );
}
