import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { PageLink, selectPage } from '@/features/ui';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './SideMenu.module.scss';

interface Props {
  page: string;
  icon: AnyIconName;
  label: 'menu.vip' | 'menu.bonus' | 'menu.bonusMarket' | 'menu.referral' | 'menu.responsible';
}

export function MenuLink({ page, icon, label }: Props) {
  const isCurrent = useSelector(selectPage) === page;
  return (
    <PageLink
      page={page}
      className={clsx(styles.link, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <AnyIcon name={icon} />
      <span className={styles.linkText}>{t(label)}</span>
    </PageLink>
  );
}
