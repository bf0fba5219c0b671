import { HeadedSection, TextItems } from '@/shared/components';
import styles from './Rules.module.scss';

export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <HeadedSection heading="challenge.rules" className={styles.rules}>
      <ol>
        <TextItems texts={rules} />
      </ol>
    </HeadedSection>
  );
}
