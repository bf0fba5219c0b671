import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { ReactNode } from 'react';
import { PageLink } from './PageLink';
import { HOME_PAGE } from './pageName';
import { usePageHeading } from './usePageHeading';
import styles from './PageHead.module.scss';

/** The link to home on narrow screens, where most pages have no header. */
export const BackHome = () => (
  <PageLink page={HOME_PAGE} className={styles.back}>
    <AnyIcon name="arrowLeft" size={20} />
    {t('app.home')}
  </PageLink>
);

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Off when the header is shown on narrow screens, or `BackHome` is elsewhere. */
  hasBackLink?: boolean;
  children?: ReactNode;
}

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
