import clsx from 'clsx';
import { useDispatch, useSelector } from 'react-redux';
import { drawerClosed, selectIsDrawerOpen, selectIsSideMenuCollapsed, sideMenuToggled } from '@/features/ui';
import { ErrorBoundary, IconButton } from '@/shared/components';
import { useMediaQuery, WIDE_SCREEN } from '@/shared/hooks';
import { useIntl } from '@/shared/i18n';
import { lazyPart, preloadablePart } from '@/shared/lazyPart';
import { Waiting } from '../../Waiting';
import { Logo } from '../Logo';
import styles from './SideMenu.module.scss';

const menu = preloadablePart(() => import(/* webpackChunkName: "menu" */ './Menu'));
const Menu = menu.Part;
const Drawer = lazyPart(() => import(/* webpackChunkName: "menu" */ './Drawer'));

/** Wide screens show the menu at once, so the first render waits for it. Never rejects. */
export const preloadMenu = async (): Promise<void> => {
  if (window.matchMedia(WIDE_SCREEN).matches) await menu.preload().catch(() => undefined);
};

/** Part of the page on wide screens, where it collapses to icons; a drawer on narrow ones. */
export function SideMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isWide = useMediaQuery(WIDE_SCREEN, true);
  const isCollapsed = useSelector(selectIsSideMenuCollapsed);
  const isDrawerOpen = useSelector(selectIsDrawerOpen);
  const closeDrawer = () => dispatch(drawerClosed());
  const label = intl.formatMessage({ id: isCollapsed ? 'menu.expand' : 'menu.collapse' });
  return (
    <>
      <aside className={clsx(styles.aside, isCollapsed && styles.collapsed)}>
        <div className={styles.head}>
          <Logo isCompact={isCollapsed} />
          <IconButton
            icon={isCollapsed ? 'menu' : 'chevronLeft'}
            label={label}
            aria-expanded={!isCollapsed}
            onClick={() => dispatch(sideMenuToggled())}
          />
        </div>
        {isWide && (
          <ErrorBoundary>
            <Menu isCollapsed={isCollapsed} />
          </ErrorBoundary>
        )}
      </aside>
      {isDrawerOpen && (
        <ErrorBoundary onDismiss={closeDrawer} waiting={<Waiting onDismiss={closeDrawer} />}>
          <Drawer onClose={closeDrawer} />
        </ErrorBoundary>
      )}
    </>
  );
}
