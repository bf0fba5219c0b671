import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import { Amount, type Money } from '@/shared/money';
import styles from './RoundItem.module.scss';

export const Multiplier = ({ value }: { value: number }) => (
  <>
    <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />×
  </>
);

/** Shows a profit with a plus and in the colour of a win. */
export const Net = ({ money }: { money: Money }) => (
  <span className={money.amountMinor > 0 ? styles.isAbove : undefined}>
    {money.amountMinor > 0 && '+'}
    <Amount money={money} />
  </span>
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
