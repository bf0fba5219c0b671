import { TRANSACTION_STATES, TRANSACTION_TYPES, type TransactionState } from '@contract/walletTerms.ts';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import type { HistoryFilter } from '../walletApi';
import styles from './HistoryFilters.module.scss';

interface Props {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** All texts that rows in this state may have. */
const STATE_TEXTS: Readonly<Record<TransactionState, string>> = {
  pending: 'history.state.pending',
  processing: 'history.state.processing',
  review: 'wallet.status.review',
  completed: 'wallet.status.completed',
  failed: 'history.state.failed',
};

export function HistoryFilters({ filter, onChange }: Props) {
  const intl = useIntl();
  const optionOf = <TValue extends string>(value: TValue, id: string) => ({ value, text: intl.formatMessage({ id }) });
  const look = { className: styles.choice, isLabelInside: true };
  return (
    <div className={styles.filters}>
      <SelectField
        {...look}
        label={t('history.type')}
        value={filter.type ?? ''}
        options={[
          optionOf('', 'history.allTypes'),
          ...TRANSACTION_TYPES.map((type) => optionOf(type, `history.${type}s`)),
        ]}
        onChoose={(type) => onChange({ ...filter, type: type || undefined })}
      />
      <SelectField
        {...look}
        label={t('history.status')}
        value={filter.status ?? ''}
        options={[
          optionOf('', 'history.allStates'),
          ...TRANSACTION_STATES.map((state) => optionOf(state, STATE_TEXTS[state])),
        ]}
        onChoose={(status) => onChange({ ...filter, status: status || undefined })}
      />
    </div>
  );
}
