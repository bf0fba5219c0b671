import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, PathIcon, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './StatusPanel.module.scss';

interface StatusPanelProps {
  kind: 'waiting' | 'good' | 'bad' | 'careful';
  icon: string;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** The state, large and centred. Takes the focus, because the focused element is gone. */
export function StatusPanel({ kind, icon, title, text, children }: StatusPanelProps) {
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

/** No money moves before rate and limits are known. */
export function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) {
    return <Skeletons message="wallet.loading" count={4} className={styles.places} itemClassName={styles.place} />;
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('wallet.failed')}</p>
      <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
    </div>
  );
}
