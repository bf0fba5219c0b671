import { HOME_PAGE, PageLink } from '@/features/ui';
import { StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import { SupportLink } from './SupportLink';
import styles from './TextPage.module.scss';
import { useSupportEmail } from './useSupportEmail';

/** The backend answered, but has no text for this page. */
export function TextMissing() {
  const email = useSupportEmail();
  return (
    <StatePanel icon="chat" title={t('textPage.missing')} text={t('textPage.missingText')}>
      {email && <SupportLink email={email} />}
      <PageLink page={HOME_PAGE} className={styles.link}>
        {t('textPage.home')}
      </PageLink>
    </StatePanel>
  );
}
