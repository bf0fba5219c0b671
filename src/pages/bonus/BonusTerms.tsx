import { FormattedMessage } from 'react-intl';
import { TextItems } from '@/shared/components';
import styles from './BonusCard.module.scss';

/** What holds for a bonus, opened by who wants to know. */
export const BonusTerms = ({ terms }: { terms: readonly string[] }) => (
  <details className={styles.terms}>
    <summary>
      <FormattedMessage id="bonus.ownTerms" />
    </summary>
    <ul>
      <TextItems texts={terms} />
    </ul>
  </details>
);
