import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { PathIcon } from '@/shared/components';
import styles from './StatusPanel.module.scss';

export type StatusKind = 'waiting' | 'good' | 'bad' | 'careful';

interface Props {
  kind: StatusKind;
  icon: string;
  title: ReactNode;
  text?: ReactNode;
  /** Facts and ways on. */
  children?: ReactNode;
}

/** How it stands, large and in the middle. It takes the focus, as what had it has gone. */
export function StatusPanel({ kind, icon, title, text, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={clsx(styles.panel, styles[kind])}
      role={kind === 'bad' || kind === 'careful' ? 'alert' : 'status'}
    >
      <span className={styles.icon}>
        <PathIcon path={icon} size={44} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
