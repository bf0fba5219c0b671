import type { ReactNode } from 'react';
import { BackHome } from './BackHome';
import styles from './PageHead.module.scss';

interface Props {
  title: ReactNode;
  /** A sentence or two on what the page is for. */
  lead?: ReactNode;
  /** Off where the header stays on narrow screens, and where `BackHome` stands elsewhere. */
  hasBackLink?: boolean;
  children?: ReactNode;
}

/** The heading of a page, with the way back home on narrow screens. */
export const PageHead = ({ title, lead, hasBackLink = true, children }: Props) => (
  <div className={styles.head}>
    {hasBackLink && <BackHome />}
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
