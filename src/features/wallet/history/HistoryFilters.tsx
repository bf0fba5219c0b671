import { TRANSACTION_STATES, TRANSACTION_TYPES, type TransactionState } from '@contract/walletTerms.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
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
  const textOf = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.filters}>
      <Choice
        label={textOf('history.type')}
        all={textOf('history.allTypes')}
        value={filter.type}
        options={TRANSACTION_TYPES.map((value) => ({ value, text: textOf(`history.${value}s`) }))}
        onChoose={(type) => onChange({ ...filter, type })}
      />
      <Choice
        label={textOf('history.status')}
        all={textOf('history.allStates')}
        value={filter.status}
        options={TRANSACTION_STATES.map((value) => ({ value, text: textOf(STATE_TEXTS[value]) }))}
        onChoose={(status) => onChange({ ...filter, status })}
      />
    </div>
  );
}

interface ChoiceProps<TValue extends string> {
  label: string;
  /** Label of no choice. */
  all: string;
  value: TValue | undefined;
  options: readonly { value: TValue; text: string }[];
  onChoose: (value: TValue | undefined) => void;
}

function Choice<TValue extends string>({ label, all, value, options, onChoose }: ChoiceProps<TValue>) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </p>
  );
}
