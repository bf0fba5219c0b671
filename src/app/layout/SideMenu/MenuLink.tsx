import { useSelector } from 'react-redux';
import { PageLink, selectPage } from '@/features/ui';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { t } from '@/shared/i18n';
import { type ReactNode, useId } from 'react';
import styles from './SideMenu.module.scss';

/** The label of a page is one of the page's own messages, whose id ends with `.menu` (scripts/build/messagesLoader.ts). */
export function MenuLink({ page, icon, label }: { page: string; icon: AnyIconName; label: Parameters<typeof t>[0] }) {
  const isCurrent = useSelector(selectPage) === page;
  return (
    <PageLink page={page} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      <AnyIcon name={icon} />
      <span className={styles.linkText}>{t(label)}</span>
    </PageLink>
  );
}

export function MenuSection({ heading, children }: { heading: Parameters<typeof t>[0]; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionHeading}>
        {t(heading)}
      </h2>
      {children}
    </section>
  );
}
