import { canShowFlags, flagOf } from './canShowFlags';
import styles from './PhoneField.module.scss';

/** The system's flag emoji, else the two letters. Nothing is downloaded. */
export const Flag = ({ iso2 }: { iso2: string }) =>
  canShowFlags() ? (
    <span className={styles.flag} aria-hidden="true">
      {flagOf(iso2)}
    </span>
  ) : (
    <span className={styles.letters} data-letters={iso2.toUpperCase()} aria-hidden="true" />
  );
