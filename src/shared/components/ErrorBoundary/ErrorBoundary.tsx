import { Component, type ReactNode, Suspense } from 'react';
import { logWarning } from '@/shared/log';
import { t } from '../../i18n';
import { Button } from '../Button';
import { PartNotice } from '../PartNotice';

interface Props {
  /** A new value renders the children again. */
  resetKey?: string;
  /** When the failed part can be closed. */
  onDismiss?: (() => void) | undefined;
  /** Replaces the alert when there is no space. */
  fallback?: ReactNode;
  /** Shown while a part loads. */
  waiting?: ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Waits for a loading part, and keeps a failed one (a missing chunk, a bug) from breaking the whole site. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: Error) {
    logWarning(`A part of the page failed: ${error.name}: ${error.message}`);
  }

  override render() {
    const { onDismiss, fallback, waiting, children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (fallback !== undefined) return fallback;
    return (
      <PartNotice text="app.partFailed" onDismiss={onDismiss}>
        <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
      </PartNotice>
    );
  }
}
