import type { ReactNode } from 'react';
import { AnyIcon, type AnyIconName } from './AnyIcon';
import { t } from '../i18n';
import { RetryButton } from './Button';
import styles from './StatePanel.module.scss';

interface StatePanelProps {
  icon: AnyIconName;
  title?: ReactNode;
  text?: ReactNode;
  /** `failed` is announced at once. */
  kind?: 'empty' | 'failed';
  children?: ReactNode;
}

export const StatePanel = ({ icon, title, text, kind = 'empty', children }: StatePanelProps) => (
  <div className={styles.panel} role={kind === 'failed' ? 'alert' : undefined}>
    <span className={styles.icon}>
      <AnyIcon name={icon} size={40} />
    </span>
    {title && <p className={styles.title}>{title}</p>}
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);

interface FailedQuery {
  query: { isFetching: boolean; refetch: () => unknown };
}

interface FailedPanelProps extends FailedQuery {
  /** Message ids. */
  title: string;
  text?: string;
  icon?: AnyIconName;
  variant?: 'primary' | 'quiet';
}

export const FailedPanel = ({ title, text, icon = 'wifiOff', variant = 'primary', query }: FailedPanelProps) => (
  <StatePanel kind="failed" icon={icon} title={t(title)} text={text && t(text)}>
    <RetryButton variant={variant} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  </StatePanel>
);

interface FailedNoteProps extends FailedQuery {
  /** Message id. */
  message: string;
  className?: string | undefined;
}

/** One line and a button for a small part that did not load. Announced at once. */
export const FailedNote = ({ message, className, query }: FailedNoteProps) => (
  <div className={className} role="alert">
    <p>{t(message)}</p>
    <RetryButton variant="quiet" isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  </div>
);
