import type { ReactNode } from 'react';
import { t } from '@/shared/i18n';
import styles from './Fact.module.scss';

interface Props {
  /** Message id. */
  name: string;
  /** A text of the machine, which breaks anywhere. */
  isCode?: boolean;
  children: ReactNode;
}

export const Fact = ({ name, isCode = false, children }: Props) => (
  <div className={styles.fact}>
    <dt>{t(name)}</dt>
    <dd>{isCode ? <code className={styles.code}>{children}</code> : children}</dd>
  </div>
);
