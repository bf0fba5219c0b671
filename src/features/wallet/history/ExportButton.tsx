import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { HistoryFilter } from '../walletApi';
import styles from './History.module.scss';
import { useTransactionsExport } from './useTransactionsExport';

/** Saves all pages of the filter, not only the loaded ones. */
export function ExportButton({ filter, isDisabled }: { filter: HistoryFilter; isDisabled: boolean }) {
  const { exportCsv, isExporting, hasFailed } = useTransactionsExport(filter);
  return (
    <div>
      <Button variant="quiet" disabled={isDisabled || isExporting} onClick={exportCsv}>
        {t(isExporting ? 'history.exporting' : 'history.export')}
      </Button>
      <p role="alert" className={styles.exportFailed}>
        {hasFailed && t('history.exportFailed')}
      </p>
    </div>
  );
}
