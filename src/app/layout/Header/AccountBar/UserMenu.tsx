import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPlayer, useSignOut } from '@/features/auth';
import { MONEY_PAGE, PageLink, PROFILE_PAGE } from '@/features/ui';
import { useIdentityUser } from '@/identity';
import { Icon, LineIcon } from '@/shared/components';
import { groupPhone } from '@/shared/groupPhone';
import { useLostFocus } from '../useLostFocus';
import { ICONS } from './icons';
import styles from './AccountBar.module.scss';
import { useDropdown } from './useDropdown';

/** Deposits and Cashout lead to where the player's money is. */
const ENTRIES = [
  { id: 'account.profile', page: PROFILE_PAGE, icon: ICONS.person },
  { id: 'account.deposits', page: MONEY_PAGE, icon: ICONS.deposit },
  { id: 'account.cashout', page: MONEY_PAGE, icon: ICONS.cashout },
] as const;

/** Who is signed in, and where that leads. */
export function UserMenu() {
  const panelId = useId();
  const { isOpen, toggle, close, root } = useDropdown();
  const button = useLostFocus();
  const name = useSelector(selectPlayer)?.displayName ?? '';
  return (
    <div className={styles.dropdown} {...root}>
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
        <span className="visuallyHidden">
          <FormattedMessage id="account.menu" />{' '}
        </span>
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && <UserPanel name={name} onLeave={close} />}
      </div>
    </div>
  );
}

function UserPanel({ name, onLeave }: { name: string; onLeave: () => void }) {
  const signOut = useSignOut();
  const user = useIdentityUser();
  return (
    <>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{user?.phoneNumber ? groupPhone(user.phoneNumber) : user?.email}</span>
      </p>
      <ul>
        {ENTRIES.map(({ id, page, icon }) => (
          <li key={id}>
            <PageLink page={page} className={styles.entry} onOpen={onLeave}>
              <LineIcon path={icon} size={20} />
              <FormattedMessage id={id} />
            </PageLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={() => void signOut()}>
            <LineIcon path={ICONS.leave} size={20} />
            <FormattedMessage id="account.signOut" />
          </button>
        </li>
      </ul>
    </>
  );
}
