import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@/features/content';
import { Dialog, IconButton } from '@/shared/components';
import styles from './AuthModal.module.scss';
import { type AuthTab, AuthTabs } from './AuthTabs';
import { OpensSoon } from './OpensSoon';
import { WelcomePicture } from './WelcomePicture';

interface Props {
  /** The tab to open with. */
  tab: AuthTab;
  onClose: () => void;
}

const WITH_REGISTRATION = ['login', 'register'] as const;
const WITHOUT_REGISTRATION = ['login'] as const;

/** Log In and Register. Where the operator takes no registrations there is only Log In. */
export function AuthModal({ tab, onClose }: Props) {
  const intl = useIntl();
  const { allowRegistration } = useSettings();
  const [chosen, setChosen] = useState(tab);
  const title = intl.formatMessage({ id: 'auth.title' });
  return (
    <Dialog label={title} className={styles.auth} onClose={onClose}>
      <WelcomePicture />
      <IconButton
        icon="close"
        className={styles.close}
        label={intl.formatMessage({ id: 'auth.close' })}
        onClick={onClose}
      />
      <div className={styles.body}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.subtitle}>
            <FormattedMessage id="auth.subtitle" />
          </p>
        </div>
        <AuthTabs
          tabs={allowRegistration ? WITH_REGISTRATION : WITHOUT_REGISTRATION}
          selected={allowRegistration ? chosen : 'login'}
          onSelect={setChosen}
        >
          <OpensSoon onClose={onClose} />
        </AuthTabs>
        <p className={styles.adultsOnly}>
          <FormattedMessage id="auth.adultsOnly" />
        </p>
      </div>
    </Dialog>
  );
}
