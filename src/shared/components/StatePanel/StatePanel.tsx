import type { ReactNode } from 'react';
import { AnyIcon, type AnyIconName } from '../Icon';
import styles from './StatePanel.module.scss';

interface Props {
  icon: AnyIconName;
  title?: ReactNode;
  text?: ReactNode;
  /** `failed` is announced at once. */
  kind?: 'empty' | 'failed';
  /** Buttons and links. */
  children?: ReactNode;
}

/** Replaces missing content, with buttons. */
export const StatePanel = ({ icon, title, text, kind = 'empty', children }: Props) => (
  <div className={styles.panel} role={kind === 'failed' ? 'alert' : undefined}>
    <span className={styles.icon}>
      <AnyIcon name={icon} size={40} />
    </span>
    {title && <p className={styles.title}>{title}</p>}
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
