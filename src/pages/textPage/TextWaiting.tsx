import { Skeletons } from '@/shared/components';
import styles from './TextPage.module.scss';

export const TextWaiting = () => (
  <Skeletons message="textPage.loading" count={4} className={styles.waiting} itemClassName={styles.waitingPart} />
);
