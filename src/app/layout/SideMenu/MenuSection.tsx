import { type ReactNode, useId } from 'react';
import { t } from '@/shared/i18n';
import styles from './SideMenu.module.scss';

interface Props {
  heading: 'menu.play' | 'menu.earn' | 'menu.community' | 'menu.settings';
  children: ReactNode;
}

export function MenuSection({ heading, children }: Props) {
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
