import clsx from 'clsx';
import { Skeletons } from '@/shared/components';
import styles from './GameGrid.module.scss';

/** Enough for a large screen. */
const PLACES = 24;

export const GameGridSkeleton = ({ isCompact = false }: { isCompact?: boolean }) => (
  <Skeletons
    message="games.loading"
    count={PLACES}
    className={clsx(styles.skeleton, isCompact && styles.compact)}
    itemClassName={styles.place}
  />
);
