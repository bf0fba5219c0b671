import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './PageHead.module.scss';
import { PageLink } from './PageLink';
import { HOME_PAGE } from './pageName';

/** The link to home on narrow screens, where most pages have no header. */
export const BackHome = () => (
  <PageLink page={HOME_PAGE} className={styles.back}>
    <AnyIcon name="arrowLeft" size={20} />
    {t('app.home')}
  </PageLink>
);
