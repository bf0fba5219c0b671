import type { ReactNode } from 'react';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './card.module.scss';

interface Props {
  id: string;
  icon: AnyIconName;
  heading: string;
  children: ReactNode;
}

export const ToolCard = ({ id, icon, heading, children }: Props) => (
  <section id={id} className={styles.card} aria-labelledby={`${id}-heading`}>
    <div className={styles.cardHead}>
      <span className={styles.icon}>
        <AnyIcon name={icon} size={24} />
      </span>
      <h3 id={`${id}-heading`}>{t(heading)}</h3>
    </div>
    {children}
  </section>
);
