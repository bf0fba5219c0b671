import { createElement } from 'react';
import { useSelector } from 'react-redux';
import { selectPage } from '@/features/ui';
import { ErrorBoundary } from '@/shared/components';
import { pageComponent } from './pageRegistry';
import { WaitingPage } from './Waiting';

/** An unknown page name renders nothing. */
export function Page() {
  const page = useSelector(selectPage);
  const component = pageComponent(page);
  if (!component) return null;
  return (
    <ErrorBoundary resetKey={page} waiting={<WaitingPage />}>
      {createElement(component)}
    </ErrorBoundary>
  );
}
