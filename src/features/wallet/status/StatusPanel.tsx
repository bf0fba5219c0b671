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
  /** Facts and buttons. */
  children?: ReactNode;
}

/** The state, large and centred. Takes the focus, because the focused element is gone. */
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
