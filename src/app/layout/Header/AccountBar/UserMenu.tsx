import clsx from 'clsx';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPlayer, useSignOut } from '@/features/auth';
import { MY_BETS_PAGE } from '@/features/play';
import { modalOpened, PageLink, PROFILE_PAGE } from '@/features/ui';
import { TOOLS_PAGE } from '@/features/saferPlay';
import { useIdentityUser } from '@/identity';
import { PathIcon, AnyIcon } from '@/shared/components';
import { groupPhone } from '@contract/phone.ts';
import { t, useIntl } from '@/shared/i18n';
import { LanguageSelect } from '../../LanguageSelect';
import { useLostFocus } from '../useLostFocus';
import dropdown from './dropdown.module.scss';
import ICONS from './icons.json';
import { useDropdown } from './useDropdown';
import styles from './UserMenu.module.scss';

const ACTIONS = [
  { id: 'account.deposits', modal: 'deposit', icon: ICONS.deposit },
  { id: 'account.cashout', modal: 'withdraw', icon: ICONS.cashout },
] as const;

export function UserMenu({ isNamed = false }: { isNamed?: boolean }) {
  const panelId = useId();
  const { isOpen, toggle, close, root } = useDropdown();
  const button = useLostFocus();
  const name = useSelector(selectPlayer)?.displayName ?? '';
  return (
    <div className={dropdown.dropdown} {...root}>
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
        <span className="visuallyHidden">{t('account.menu')} </span>
        <span className={clsx(styles.name, !isNamed && styles.hides)}>{name}</span>
        <AnyIcon name="chevronDown" size={16} />
      </button>
      <div id={panelId} className={dropdown.panel} hidden={!isOpen}>
        {isOpen && <UserPanel name={name} onLeave={close} />}
      </div>
    </div>
  );
}

function UserPanel({ name, onLeave }: { name: string; onLeave: () => void }) {
  const intl = useIntl();
  const signOut = useSignOut();
  const dispatch = useDispatch();
  const user = useIdentityUser();
  const open = (modal: (typeof ACTIONS)[number]['modal']) => {
    onLeave();
    dispatch(modalOpened(modal, {}));
  };
  return (
    <>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{user?.phoneNumber ? groupPhone(user.phoneNumber) : user?.email}</span>
      </p>
      <ul>
        <li>
          <PageLink page={PROFILE_PAGE} className={styles.entry} onOpen={onLeave}>
            <PathIcon path={ICONS.person} size={20} />
            {t('account.profile')}
          </PageLink>
        </li>
        <li>
          <PageLink page={MY_BETS_PAGE} className={styles.entry} onOpen={onLeave}>
            <AnyIcon name="play" size={20} />
            {t('account.bets')}
          </PageLink>
        </li>
        {ACTIONS.map(({ id, modal, icon }) => (
          <li key={id}>
            <button type="button" className={styles.entry} onClick={() => open(modal)}>
              <PathIcon path={icon} size={20} />
              {t(id)}
            </button>
          </li>
        ))}
        <li>
          <PageLink page={TOOLS_PAGE} className={styles.entry} onOpen={onLeave}>
            <AnyIcon name="shield" size={20} />
            {t('account.limits')}
          </PageLink>
        </li>
        <li>
          <LanguageSelect label={intl.formatMessage({ id: 'account.language' })} />
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={signOut}>
            <PathIcon path={ICONS.leave} size={20} />
            {t('account.signOut')}
          </button>
        </li>
      </ul>
    </>
  );
}
