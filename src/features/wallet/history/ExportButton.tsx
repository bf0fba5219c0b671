import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/components';
import type { HistoryFilter } from '../walletApi';
import styles from './History.module.scss';
import { useCsvExport } from './useCsvExport';

/** Saves all that the filter shows, not only what is loaded. */
export function ExportButton({ filter, isDisabled }: { filter: HistoryFilter; isDisabled: boolean }) {
  const { exportCsv, isExporting, hasFailed } = useCsvExport(filter);
  return (
    <div>
      <Button variant="quiet" disabled={isDisabled || isExporting} onClick={exportCsv}>
        <FormattedMessage id={isExporting ? 'history.exporting' : 'history.export'} />
      </Button>
      <p role="alert" className={styles.exportFailed}>
        {hasFailed && <FormattedMessage id="history.exportFailed" />}
      </p>
    </div>
  );
}
