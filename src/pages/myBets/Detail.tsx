import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import styles from './RoundItem.module.scss';

/** Such as 1.50×. */
export const Multiplier = ({ value }: { value: number }) => (
  <>
    <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />×
  </>
);

interface DetailProps {
  /** Message id. */
  name: string;
  /** A text of the machine, which breaks anywhere. */
  isCode?: boolean;
  children: ReactNode;
}

export const Detail = ({ name, isCode = false, children }: DetailProps) => (
  <div className={styles.fact}>
    <dt>{t(name)}</dt>
    <dd>{isCode ? <code className={styles.code}>{children}</code> : children}</dd>
  </div>
);
