import { createElement, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPage } from '@/features/ui';
import { ErrorBoundary, Spinner } from '@/shared/components';
import styles from './App.module.scss';
import { pageComponent } from './pageRegistry';

/** The current page. A name that is no page renders nothing. */
export function Page() {
  const page = useSelector(selectPage);
  const component = pageComponent(page);
  if (!component) return null;
  return (
    <ErrorBoundary resetKey={page}>
      <Suspense fallback={<Waiting />}>{createElement(component)}</Suspense>
    </ErrorBoundary>
  );
}

function Waiting() {
  const intl = useIntl();
  return (
    <div className={styles.waiting}>
      <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
    </div>
  );
}
