import { canShowFlags, flagOf } from './canShowFlags';
import styles from './PhoneField.module.scss';

/** The country's flag as this system draws it, else its two letters. Nothing is downloaded for it. */
export const Flag = ({ iso2 }: { iso2: string }) => (
  <span className={canShowFlags() ? styles.flag : styles.letters} aria-hidden="true">
    {canShowFlags() ? flagOf(iso2) : iso2.toUpperCase()}
  </span>
);
