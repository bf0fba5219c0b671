import { TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './BonusCard.module.scss';

/** What holds for a bonus, opened by who wants to know. */
export const BonusTerms = ({ terms }: { terms: readonly string[] }) => (
  <details className={styles.terms}>
    <summary>{t('bonus.ownTerms')}</summary>
    <ul>
      <TextItems texts={terms} />
    </ul>
  </details>
);
