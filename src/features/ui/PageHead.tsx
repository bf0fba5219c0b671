import type { ReactNode } from 'react';
import { BackHome } from './BackHome';
import styles from './PageHead.module.scss';
import { usePageHeading } from './usePageHeading';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Off when the header is shown on narrow screens, or `BackHome` is elsewhere. */
  hasBackLink?: boolean;
  children?: ReactNode;
}

/** The heading and name of a page, with the link to home on narrow screens. */
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
