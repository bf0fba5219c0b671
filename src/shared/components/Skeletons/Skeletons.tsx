import clsx from 'clsx';
import styles from './Skeletons.module.scss';

interface Props {
  /** Said to assistive technology while they stand. */
  label: string;
  count: number;
  /** Lays the places out, as the list that is to come. */
  className?: string | undefined;
  /** Gives a place its final size. */
  itemClassName?: string | undefined;
}

/** Waiting places of the final size. */
export const Skeletons = ({ label, count, className, itemClassName }: Props) => (
  <div className={className} role="status" data-waiting>
    <span className="visuallyHidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={clsx(styles.place, itemClassName)} />
    ))}
  </div>
);
