import { FormattedMessage } from 'react-intl';
import { HOME_PAGE, PageLink } from '@/features/ui';
import { StatePanel } from '@/shared/components';
import { SupportLink } from './SupportLink';
import styles from './TextPage.module.scss';
import { useSupportEmail } from './useSupportEmail';

/** The backend answered, but has no text for this page. */
export function TextMissing() {
  const email = useSupportEmail();
  return (
    <StatePanel
      icon="chat"
      title={<FormattedMessage id="textPage.missing" />}
      text={<FormattedMessage id="textPage.missingText" />}
    >
      {email && <SupportLink email={email} />}
      <PageLink page={HOME_PAGE} className={styles.link}>
        <FormattedMessage id="textPage.home" />
      </PageLink>
    </StatePanel>
  );
}
