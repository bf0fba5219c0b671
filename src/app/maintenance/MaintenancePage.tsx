import { readFooterData } from '@contract/footer.ts';
import type { Settings } from '@contract/settings.ts';
import { FormattedMessage } from 'react-intl';
import { useDocumentHead } from '@/features/content';
import { Button, AnyIcon } from '@/shared/components';
import styles from './MaintenancePage.module.scss';

/** The whole site while the operator works on it (settings `maintenanceMode`). */
export function MaintenancePage({ settings: { siteName, footerData } }: { settings: Settings }) {
  useDocumentHead();
  const { supportEmail: email } = readFooterData(footerData);
  return (
    <main id="main" className={styles.page}>
      <AnyIcon name="tools" size={56} />
      <h1>
        <FormattedMessage id="maintenance.title" values={{ site: siteName }} />
      </h1>
      <p>
        <FormattedMessage id="maintenance.text" />
      </p>
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="app.tryAgain" />
      </Button>
      {email && (
        <p>
          <a href={`mailto:${email}`}>
            <FormattedMessage id="maintenance.support" values={{ email }} />
          </a>
        </p>
      )}
    </main>
  );
}
