import { type ReactNode, useId } from 'react';
import { t } from '../../i18n';

interface Props {
  /** Id of the heading's message. */
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A section with a heading as its name. */
export function HeadedSection({ heading, className, children }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{t(heading)}</h2>
      {children}
    </section>
  );
}
