import { type ReactNode, useId } from 'react';
import { t } from '../i18n';
import styles from './HeadedSection.module.scss';

interface HeadedSectionProps {
  heading: string;
  /** The heading gets it, and `jumpTo` leads there. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function HeadedSection({ heading, id, className, children }: HeadedSectionProps) {
  const ownId = useId();
  return (
    <section className={className} aria-labelledby={id ?? ownId}>
      <h2 id={id ?? ownId} tabIndex={id === undefined ? undefined : -1}>
        {t(heading)}
      </h2>
      {children}
    </section>
  );
}

/** One list item for each text. The order never changes. */
export const TextItems = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => <li key={index}>{text}</li>);

/** Says above a list that its items are examples. */
export const ExampleNote = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <p className={styles.note}>
    <span className={styles.mark}>{mark}</span>
    {children}
  </p>
);
