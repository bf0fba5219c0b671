import type { ReactNode } from 'react';
import { CardImage } from '@/features/content';
import { PageHead } from '@/features/ui';
import type { AnyIconName } from '@/shared/components';
import styles from './RewardHero.module.scss';

interface Props {
  title: ReactNode;
  lead: ReactNode;
  picture: string;
  /** Shown without the picture. */
  icon: AnyIconName;
  tint: 'gold' | 'accent';
  children?: ReactNode;
}

/** The top of a rewards page, with its first action. */
export const RewardHero = ({ title, lead, picture, icon, tint, children }: Props) => (
  <div className={styles.hero} data-tint={tint}>
    <PageHead title={title} lead={lead} hasBackLink={false}>
      {children}
    </PageHead>
    <CardImage src={picture} icon={icon} className={styles.picture} />
  </div>
);
