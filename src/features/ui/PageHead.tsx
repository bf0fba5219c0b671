import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/shared/components';
import styles from './PageHead.module.scss';
import { PageLink } from './PageLink';
import { HOME_PAGE } from './pageName';

interface Props {
  title: ReactNode;
  /** A sentence or two on what the page is for. */
  lead?: ReactNode;
  /** Off where the header stays on narrow screens. */
  hasBackLink?: boolean;
  children?: ReactNode;
}

/** The heading of a page, and on narrow screens, where the header is left out, the way back home. */
export const PageHead = ({ title, lead, hasBackLink = true, children }: Props) => (
  <div className={styles.head}>
    {hasBackLink && (
      <PageLink page={HOME_PAGE} className={styles.back}>
        <Icon name="arrowLeft" size={20} />
        <FormattedMessage id="app.home" />
      </PageLink>
    )}
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
