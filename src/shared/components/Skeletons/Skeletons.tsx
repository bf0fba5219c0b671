import clsx from 'clsx';
import { t } from '../../i18n';
import styles from './Skeletons.module.scss';

interface Props {
  /** The id of what is said to assistive technology while they stand. */
  message: string;
  count: number;
  /** Lays the places out, as the list that is to come. */
  className?: string | undefined;
  /** Gives a place its final size. */
  itemClassName?: string | undefined;
}

/** Waiting places of the final size. */
export const Skeletons = ({ message, count, className, itemClassName }: Props) => (
  <div className={className} role="status" data-waiting>
    <span className="visuallyHidden">{t(message)}</span>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={clsx(styles.place, itemClassName)} />
    ))}
  </div>
);
