import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import {
  drawerToggled,
  HOME_PAGE,
  modalOpened,
  PageLink,
  parsePage,
  selectIsDrawerOpen,
  selectPage,
} from '@/features/ui';
import { Icon, type IconName } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import styles from './BottomBar.module.scss';

const DEPOSIT = { id: 'deposit', props: {} } as const;

export function BottomBar() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isDrawerOpen = useSelector(selectIsDrawerOpen);
  const isVisitor = useSelector(selectIsVisitor);
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'app.bottomBar' })}>
      <Tab page={HOME_PAGE} icon="home" label="app.home" />
      <Tab page="bonus" icon="gift" label="app.bonus" />
      {/* Below the button the balance of a player is shown (WalletBalance). */}
      <div id="wallet-place" className={styles.walletPlace}>
        <button
          type="button"
          className={styles.wallet}
          aria-label={intl.formatMessage({ id: 'app.wallet' })}
          onClick={() =>
            dispatch(isVisitor ? modalOpened('auth', { tab: 'login', wish: DEPOSIT }) : modalOpened('deposit', {}))
          }
        >
          <Icon name="wallet" size={28} />
        </button>
      </div>
      <Tab page="search" icon="search" label="app.search" />
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={() => dispatch(drawerToggled())}
      >
        <Icon name="menu" />
        {t('app.menu')}
      </button>
    </nav>
  );
}

function Tab({ page, icon, label }: { page: string; icon: IconName; label: string }) {
  const isCurrent = parsePage(useSelector(selectPage)).name === page;
  return (
    <PageLink page={page} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {t(label)}
    </PageLink>
  );
}
