import { canShowFlags, flagOf } from './canShowFlags';
import styles from './PhoneField.module.scss';

/** The country's flag as this system draws it, else its two letters. Nothing is downloaded for it. */
export const Flag = ({ iso2 }: { iso2: string }) =>
  canShowFlags() ? (
    <span className={styles.flag} aria-hidden="true">
      {flagOf(iso2)}
    </span>
  ) : (
    <span className={styles.letters} data-letters={iso2.toUpperCase()} aria-hidden="true" />
  );
