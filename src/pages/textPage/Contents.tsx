import { useId } from 'react';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './Contents.module.scss';
import { sectionId } from './sectionId';

/** Links to the headings of the sections. */
export function Contents({ headings }: { headings: readonly string[] }) {
  const id = useId();
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('textPage.contents')}
      </p>
      <ol className={styles.list}>
        {headings.map((heading, index) => (
          <li key={sectionId(index)}>
            <button type="button" className={styles.jump} onClick={() => jumpTo(sectionId(index))}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
