import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart, noteShownFailure } from '@/shared/lazyPart';
import { logWarning } from '@/shared/log';
import { ReloadButton } from './Button';
import { PartNotice } from './PartNotice';

interface Props {
  /** A page sets it: a new value renders the children again. */
  resetKey?: string;
  /** When the failed part can be closed. */
  onDismiss?: (() => void) | undefined;
  /** Replaces the alert when there is no space. */
  fallback?: ReactNode;
  waiting?: ReactNode;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  resetKey: string | undefined;
}

/** It is in the chunk that every page loads, so that it is here after a release that removed the old files. */
const FailureNotice = lazyPart(() => import(/* webpackChunkName: "footer" */ './FailureNotice/FailureNotice'));

/** Waits for a loading part, and keeps a failed one (a missing chunk, a bug) from breaking the whole site. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch({ name, message }: Error) {
    noteShownFailure();
    logWarning(`A part of the page failed: ${name}: ${message}`);
  }

  override render() {
    const { resetKey, onDismiss, fallback, waiting, children } = this.props;
    const { error } = this.state;
    if (!error) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (fallback !== undefined) return fallback;
    const plain = (
      <PartNotice text="app.partFailed" onDismiss={onDismiss}>
        <ReloadButton />
      </PartNotice>
    );
    return (
      <ErrorBoundary fallback={plain} waiting={waiting}>
        <FailureNotice
          error={error}
          isPage={resetKey !== undefined}
          onRetry={() => this.setState({ error: undefined })}
          onDismiss={onDismiss}
        />
      </ErrorBoundary>
    );
  }
}
