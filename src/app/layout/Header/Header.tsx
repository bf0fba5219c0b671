import clsx from 'clsx';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import { HOME_PAGE, isBrowsePage, modalOpened, PageLink, selectPage, useSettings } from '@/features/ui';
import { Button, ErrorBoundary, Icon, ReloadButton } from '@/shared/components';
import { useForVisitors } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { Logo } from '../Logo';
import styles from './Header.module.scss';
import { useLostFocus } from './useLostFocus';

const AccountBar = lazyPart(() => import(/* webpackChunkName: "bar" */ './AccountBar/AccountBar'));

const LOGO = (
  <div className={styles.logo}>
    <Logo />
  </div>
);

/** The top bar: search, or home where the page has the search itself, and either the sign-in buttons or the player's part. `isWideOnly`: hidden on narrow screens. */
export function Header({ isWideOnly }: { isWideOnly: boolean }) {
  const link = isBrowsePage(useSelector(selectPage)) ? HOME_PAGE : 'search';
  return (
    <header className={clsx(styles.header, isWideOnly && styles.wideOnly)}>
      {LOGO}
      <PageLink page={link} className={styles.link}>
        <Icon name={link} size={20} />
        {t(link === HOME_PAGE ? 'app.home' : 'app.searchGames')}
      </PageLink>
      {ACTIONS}
    </header>
  );
}

/** Keeps the space of the player's part until the player is known. */
function Actions() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  if (isVisitor) return <VisitorActions />;
  const waiting = <div className={styles.waiting} />;
  return (
    <ErrorBoundary fallback={<ReloadButton />} waiting={waiting}>
      {player ? <AccountBar /> : waiting}
    </ErrorBoundary>
  );
}

const ACTIONS = (
  <div className={styles.actions}>
    <Actions />
  </div>
);

function VisitorActions() {
  const dispatch = useDispatch();
  const { allowRegistration } = useSettings();
  const logIn = useLostFocus();
  const forVisitors = useForVisitors();
  return (
    <>
      <Button
        ref={logIn}
        variant="quiet"
        {...forVisitors}
        onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}
      >
        {t('app.logIn')}
      </Button>
      {allowRegistration && (
        <Button {...forVisitors} onClick={() => dispatch(modalOpened('auth', { tab: 'register' }))}>
          {t('app.register')}
        </Button>
      )}
    </>
  );
}
