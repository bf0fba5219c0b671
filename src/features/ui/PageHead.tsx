import type { ReactNode } from 'react';
import { BackHome } from './BackHome';
import styles from './PageHead.module.scss';
import { usePageHeading } from './usePageHeading';

interface Props {
  title: ReactNode;
  /** A sentence or two on what the page is for. */
  lead?: ReactNode;
  /** Off where the header stays on narrow screens, and where `BackHome` stands elsewhere. */
  hasBackLink?: boolean;
  children?: ReactNode;
}

/** The heading of a page, which gives it its name, with the way back home on narrow screens. */
export function PageHead({ title, lead, hasBackLink = true, children }: Props) {
  const heading = usePageHeading();
  return (
    <div className={styles.head}>
      {hasBackLink && <BackHome />}
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
