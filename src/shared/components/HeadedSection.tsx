import { type ReactNode, useId } from 'react';
import { t } from '../i18n';
import styles from './HeadedSection.module.scss';

interface HeadedSectionProps {
  /** Id of the heading's message. */
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A section with a heading as its name. */
export function HeadedSection({ heading, className, children }: HeadedSectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{t(heading)}</h2>
      {children}
    </section>
  );
}

/** One list item for each text. The order never changes. */
export const TextItems = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => <li key={index}>{text}</li>);

interface ExampleNoteProps {
  /** The word for an example. */
  mark: ReactNode;
  /** The invented content. */
  children: ReactNode;
}

/** Says above a list that its items are examples. */
export const ExampleNote = ({ mark, children }: ExampleNoteProps) => (
  <p className={styles.note}>
    <span className={styles.mark}>{mark}</span>
    {children}
  </p>
);
