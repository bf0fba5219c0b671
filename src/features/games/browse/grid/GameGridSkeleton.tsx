import { Skeletons } from '@/shared/components';
import styles from './GameGrid.module.scss';

/** Enough to fill a large screen. */
const PLACES = 24;

/** Stands for the grid while its games load, tile by tile of the final size. */
export const GameGridSkeleton = () => (
  <Skeletons message="games.loading" count={PLACES} className={styles.skeleton} itemClassName={styles.place} />
);
