import type { ReactNode } from 'react';
import { PathIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './SignInMethodsCard.module.scss';

interface Props {
  /** Path of its icon. */
  icon: string;
  /** Message id. */
  name: string;
  /** The number or the e-mail. */
  detail: string | null | undefined;
  isLinked: boolean;
  /** Its button. */
  children?: ReactNode;
}

export const MethodRow = ({ icon, name, detail, isLinked, children }: Props) => (
  <li className={styles.method}>
    <PathIcon path={icon} />
    <div className={styles.text}>
      <p className={styles.name}>{t(name)}</p>
      <p className={styles.detail}>{detail ?? t(isLinked ? 'profile.linked' : 'profile.notLinked')}</p>
    </div>
    {children}
  </li>
);
