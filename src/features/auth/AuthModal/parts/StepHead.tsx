import type { ReactNode } from 'react';
import styles from './parts.module.scss';

interface Props {
  title: string;
  subtitle: string;
  children?: ReactNode;
}

export const StepHead = ({ title, subtitle, children }: Props) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.subtitle}>{subtitle}</p>
    {children}
  </div>
);
