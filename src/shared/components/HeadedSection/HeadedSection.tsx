import { type ReactNode, useId } from 'react';
import { t } from '../../i18n';

interface Props {
  /** The id of the heading's text. */
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page, named by its heading. */
export function HeadedSection({ heading, className, children }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{t(heading)}</h2>
      {children}
    </section>
  );
}
