import { FormattedMessage } from 'react-intl';
import styles from './BonusCard.module.scss';

/** What holds for a bonus, opened by who wants to know. */
export const BonusTerms = ({ terms }: { terms: readonly string[] }) => (
  <details className={styles.terms}>
    <summary>
      <FormattedMessage id="bonus.ownTerms" />
    </summary>
    <ul>
      {terms.map((term, index) => (
        <li key={index}>{term}</li>
      ))}
    </ul>
  </details>
);
