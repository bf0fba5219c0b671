import { useDocumentHead } from '@/features/ui';
import { readFooterData } from '@contract/footer.ts';
import type { Settings } from '@contract/settings.ts';
import { AnyIcon, Button } from '@/shared/components';
import { t, withWords } from '@/shared/i18n';
import messages from './messages';
import styles from './MaintenancePage.module.scss';

/** The whole site during maintenance (`maintenanceMode` of the settings). */
function MaintenancePage({ settings: { siteName, footerData } }: { settings: Settings }) {
  useDocumentHead();
  const { supportEmail: email } = readFooterData(footerData);
  return (
    <main id="main" className={styles.page}>
      <AnyIcon name="tools" size={56} />
      <h1>{t('maintenance.title', { site: siteName })}</h1>
      <p>{t('maintenance.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('app.tryAgain')}</Button>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{t('maintenance.support', { email })}</a>
        </p>
      )}
    </main>
  );
}

export default withWords(messages, MaintenancePage);
