import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PathIcon } from '@/shared/components';
import styles from './SignInMethodsCard.module.scss';

interface Props {
  /** Path of its icon. */
  icon: string;
  /** Message id. */
  name: string;
  /** The number or the address. */
  detail: string | null | undefined;
  isLinked: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

export const MethodRow = ({ icon, name, detail, isLinked, children }: Props) => (
  <li className={styles.method}>
    <PathIcon path={icon} />
    <div className={styles.text}>
      <p className={styles.name}>
        <FormattedMessage id={name} />
      </p>
      <p className={styles.detail}>
        {detail ?? <FormattedMessage id={isLinked ? 'profile.linked' : 'profile.notLinked'} />}
      </p>
    </div>
    {children}
  </li>
);
