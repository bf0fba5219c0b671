import { BONUS_ENDS, type BonusEnd } from '@contract/bonusTerms.ts';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import type { ClaimProps } from './ClaimProps';
import styles from './ClaimCard.module.scss';

const isEnd = (status: string): status is BonusEnd => BONUS_ENDS.some((end) => end === status);

/** What became of a bonus that has ended. */
export function ClaimEnd({ claim: { status, converted = 0, lost = 0 }, money }: ClaimProps) {
  if (!isEnd(status)) return null;
  const amounts = {
    converted: <Amount key="converted" money={money(converted)} />,
    lost: <Amount key="lost" money={money(lost)} />,
  };
  const text = status === 'converted' && lost > 0 ? 'capped' : status;
  return <p className={styles.words}>{t(`bonus.end.${text}`, amounts)}</p>;
}
