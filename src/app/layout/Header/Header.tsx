import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSettings } from '@/features/content';
import { isBrowsePage, modalOpened, PageLink, selectPage } from '@/features/ui';
import { Button, Icon } from '@/shared/components';
import { Logo } from '../Logo/Logo';
import styles from './Header.module.scss';

interface Props {
  /** Left out on narrow screens. */
  isWideOnly: boolean;
}

/** The bar on top: the way to search, and for a visitor the way in. */
export function Header({ isWideOnly }: Props) {
  const page = useSelector(selectPage);
  return (
    <header className={clsx(styles.header, isWideOnly && styles.wideOnly)}>
      <div className={styles.logo}>
        <Logo />
      </div>
      {!isBrowsePage(page) && (
        <PageLink page="search" className={styles.search}>
          <Icon name="search" size={20} />
          <FormattedMessage id="app.searchGames" />
        </PageLink>
      )}
      <VisitorActions />
    </header>
  );
}

function VisitorActions() {
  const dispatch = useDispatch();
  const { allowRegistration } = useSettings();
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}>
        <FormattedMessage id="app.logIn" />
      </Button>
      {allowRegistration && (
        <Button onClick={() => dispatch(modalOpened('auth', { tab: 'register' }))}>
          <FormattedMessage id="app.register" />
        </Button>
      )}
    </div>
  );
}
