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
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';

/** Panels in place of content. */
export function States() {
  const intl = useIntl();
  const [isTrying, setIsTrying] = useState(false);
  const query = { isFetching: isTrying, refetch: () => setIsTrying(true) };
  const loading = intl.formatMessage({ id: 'workbench.loading' });
  return (
    <Section name="states">
      <Specimen name="Spinner">
        <Spinner label={loading} />
      </Specimen>
      <Specimen name="Skeletons">
        <Skeletons message="workbench.loading" count={3} className={styles.row} itemClassName={styles.place} />
      </Specimen>
      <Specimen name="ErrorBoundary">
        <Breakable />
      </Specimen>
      <Specimen name="RetryButton">
        <RetryButton isTrying={isTrying} onRetry={query.refetch} />
      </Specimen>
      <Specimen name="ReloadButton">
        <ReloadButton />
      </Specimen>
      <Specimen name="ErrorBoundary onDismiss">
        <Breakable isToast />
      </Specimen>
      <Specimen name="PartNotice">
        <PartNotice text="app.notLoaded" />
      </Specimen>
      <Specimen name="FailedNote">
        <FailedNote message="workbench.failed" query={query} />
      </Specimen>
      <Specimen name="HeadedSection, TextItems">
        <HeadedSection heading="workbench.section.states">
          <ul>
            <TextItems texts={['1', '2', '3']} />
          </ul>
        </HeadedSection>
      </Specimen>
      <Specimen name="StatePanel" isWide>
        <StatePanel icon="heart" title={t('workbench.empty')} text={t('workbench.emptyText')} />
      </Specimen>
      <Specimen name="FailedPanel" isWide>
        <FailedPanel title="workbench.failed" text="workbench.failedText" query={query} />
      </Specimen>
      <Specimen name="ExampleNote" isWide>
        <ExampleNote mark={t('workbench.example')}>{t('workbench.exampleText')}</ExampleNote>
      </Specimen>
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
