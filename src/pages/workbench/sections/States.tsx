import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  ExampleNote,
  FailedNote,
  HeadedSection,
  PartNotice,
  RetryButton,
  Skeletons,
  Spinner,
} from '@/shared/components';
import { StatePanel, TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';
import { Breakable } from './Breakable';

/** What stands where content would be. */
export function States() {
  const intl = useIntl();
  const [isTrying, setIsTrying] = useState(false);
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
      <Specimen name="ErrorBoundary onDismiss">
        <Breakable isToast />
      </Specimen>
      <Specimen name="PartNotice">
        <PartNotice text="app.notLoaded" />
      </Specimen>
      <Specimen name="FailedNote">
        <FailedNote message="workbench.failed" isTrying={isTrying} onRetry={() => setIsTrying(true)} />
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
      <Specimen name='StatePanel kind="failed"' isWide>
        <StatePanel kind="failed" icon="wifiOff" title={t('workbench.failed')} text={t('workbench.failedText')}>
          <RetryButton isTrying={isTrying} onRetry={() => setIsTrying(true)} />
        </StatePanel>
      </Specimen>
      <Specimen name="ExampleNote" isWide>
        <ExampleNote mark={t('workbench.example')}>{t('workbench.exampleText')}</ExampleNote>
      </Specimen>
    </Section>
  );
}
