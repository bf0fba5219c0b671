import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import styles from './RoundItem.module.scss';

export const Multiplier = ({ value }: { value: number }) => (
  <>
    <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />×
  </>
);

interface DetailProps {
  name: string;
  /** A text of the machine, which breaks anywhere; shown in place of the children. */
  code?: string | number | undefined;
  children?: ReactNode;
}

export const Detail = ({ name, code, children }: DetailProps) => (
  <div className={styles.fact}>
    <dt>{t(name)}</dt>
    <dd>{code === undefined ? children : <code className={styles.code}>{code}</code>}</dd>
  </div>
);
