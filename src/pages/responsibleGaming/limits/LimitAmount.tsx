import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import type { LimitUnit } from './LimitSource';

/** An amount, or minutes. */
export const LimitAmount = ({ value, unit }: { value: number; unit: LimitUnit }) =>
  unit === 'minutes' ? t('responsible.minutes', { minutes: value }) : <Amount money={moneyOf(value, unit)} />;
