import type { ReactNode } from 'react';
import { t } from '@/shared/i18n';

interface Props {
  name: 'wagering' | 'counts' | 'maxStake' | 'days' | 'most' | 'order' | 'uses' | 'when' | 'whom';
  children: ReactNode;
}

export const Term = ({ name, children }: Props) => (
  <div>
    <dt>{t(`bonusTerms.${name}`)}</dt>
    <dd>{children}</dd>
  </div>
);
