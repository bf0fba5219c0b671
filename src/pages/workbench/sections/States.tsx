import { useState } from 'react';
import {
  Button,
  ErrorBoundary,
  ExampleNote,
  FailedNote,
  FailedPanel,
  HeadedSection,
  PartNotice,
  ReloadButton,
  RetryButton,
  Skeletons,
  Spinner,
  StatePanel,
  TextItems,
} from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Section, Specimens } from '../Section';
import styles from '../WorkbenchPage.module.scss';

export function States() {
  const intl = useIntl();
  const [isTrying, setIsTrying] = useState(false);
  const query = { isFetching: isTrying, refetch: () => setIsTrying(true) };
  const loading = intl.formatMessage({ id: 'workbench.loading' });
  const parts = {
    Spinner: <Spinner label={loading} />,
    Skeletons: <Skeletons message="workbench.loading" count={3} className={styles.row} itemClassName={styles.place} />,
    ErrorBoundary: <Breakable />,
    RetryButton: <RetryButton isTrying={isTrying} onRetry={query.refetch} />,
    ReloadButton: <ReloadButton />,
    'ErrorBoundary onDismiss': <Breakable isToast />,
    PartNotice: <PartNotice text="app.notLoaded" />,
    FailedNote: <FailedNote message="workbench.failed" query={query} />,
    'HeadedSection, TextItems': (
      <HeadedSection heading="workbench.section.states">
        <ul>
          <TextItems texts={['1', '2', '3']} />
        </ul>
      </HeadedSection>
    ),
  };
  const panels = {
    StatePanel: <StatePanel icon="heart" title={t('workbench.empty')} text={t('workbench.emptyText')} />,
    FailedPanel: <FailedPanel title="workbench.failed" text="workbench.failedText" query={query} />,
    ExampleNote: <ExampleNote mark={t('workbench.example')}>{t('workbench.exampleText')}</ExampleNote>,
  };
  return (
    <Section name="states">
      <Specimens parts={parts} />
      <Specimens parts={panels} isWide />
    </Section>
  );
}

/** A part that fails on request, inside an error boundary; as a toast it can be closed. */
function Breakable({ isToast = false }: { isToast?: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  const mend = () => setIsBroken(false);
  return (
    <ErrorBoundary resetKey={String(isBroken)} {...(isToast && { onDismiss: mend })}>
      {isBroken ? (
        <Broken />
      ) : (
        <Button variant="quiet" onClick={() => setIsBroken(true)}>
          {t('workbench.break')}
        </Button>
      )}
    </ErrorBoundary>
  );
}

function Broken(): never {
  throw new Error('A part of the workbench was broken to see what stands in its place');
}
