import clsx from 'clsx';
import { t } from '../i18n';
import styles from './Skeletons.module.scss';

interface Props {
  /** Message id for assistive technology. */
  message: string;
  count: number;
  className?: string | undefined;
  /** Final size of an item. */
  itemClassName?: string | undefined;
}

export const Skeletons = ({ message, count, className, itemClassName }: Props) => (
  <div className={className} role="status" data-waiting>
    <span className="visuallyHidden">{t(message)}</span>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={clsx(styles.place, itemClassName)} />
    ))}
  </div>
);
