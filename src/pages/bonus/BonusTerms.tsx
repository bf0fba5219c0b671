import { TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './BonusCard.module.scss';

/** The terms of a bonus, closed at first. */
export const BonusTerms = ({ terms }: { terms: readonly string[] }) => (
  <details className={styles.terms}>
    <summary>{t('bonus.ownTerms')}</summary>
    <ul>
      <TextItems texts={terms} />
    </ul>
  </details>
);
