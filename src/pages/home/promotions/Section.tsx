import type { ReactNode } from 'react';
import { HeadedSection } from '@/shared/components';
import styles from './Section.module.scss';

interface Props {
  heading: 'promotions.competitions' | 'promotions.welcomeBonuses' | 'promotions.bets';
  children: ReactNode;
}

export function Section({ heading, children }: Props) {
  return (
    <HeadedSection heading={heading} className={styles.section}>
      {children}
    </HeadedSection>
  );
}
