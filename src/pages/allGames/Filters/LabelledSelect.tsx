import type { ReactNode } from 'react';
import { AnyIcon } from '@/shared/components';
import styles from './Filters.module.scss';

interface Props {
  label: ReactNode;
  value: string;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A native select, best for phones, with its label in the frame. */
export const LabelledSelect = ({ label, value, onChoose, children }: Props) => (
  <label className={styles.select}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {children}
    </select>
    <AnyIcon name="chevronDown" size={18} />
  </label>
);
