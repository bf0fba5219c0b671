import { useEffect } from 'react';
import { Dialog, IconButton } from '@/shared/components';
import { useMediaQuery, WIDE_SCREEN } from '@/shared/hooks';
import { useIntl } from '@/shared/i18n';
import { Logo } from '../Logo';
import Menu from './Menu';
import styles from './SideMenu.module.scss';

/** Every choice opens a page or a modal, so the drawer closes then, and when the screen becomes wide. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const isWide = useMediaQuery(WIDE_SCREEN);
  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);
  return (
    <Dialog label={intl.formatMessage({ id: 'app.menu' })} className={styles.drawer} onClose={onClose}>
      <div className={styles.head}>
        <Logo onOpen={onClose} />
        <IconButton icon="close" label={intl.formatMessage({ id: 'app.close' })} onClick={onClose} />
      </div>
      <Menu isCollapsed={false} isDrawer />
    </Dialog>
  );
}
