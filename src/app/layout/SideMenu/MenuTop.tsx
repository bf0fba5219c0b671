import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { ErrorBoundary } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { LanguageSelect } from '../LanguageSelect';
import styles from './MenuTop.module.scss';

const DrawerAccount = lazyPart(
  () => import(/* webpackChunkName: "account-bar" */ '../Header/AccountBar/drawerAccount'),
);

interface Props {
  /** In the drawer the account of a player is here too: narrow screens have no header on most pages. */
  hasAccount: boolean;
}

/** What is needed on every page: the account, with its notifications, and the language. */
export function MenuTop({ hasAccount }: Props) {
  const intl = useIntl();
  const isPlayer = useSelector(selectPlayer) !== null;
  return (
    <div className={styles.top}>
      {hasAccount && isPlayer && (
        <ErrorBoundary fallback={null} waiting={<div className={styles.place} />}>
          <DrawerAccount />
        </ErrorBoundary>
      )}
      <LanguageSelect label={intl.formatMessage({ id: 'menu.language' })} />
    </div>
  );
}
