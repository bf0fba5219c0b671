import { type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '@/features/ui';
import { Dialog, IconButton, PathIcon } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { usePicture } from '@/shared/pictures';
import { t, useIntl } from '@/shared/i18n';
import { NoticeInModal } from '../SignInNotice/NoticeInModal';
import type { AuthTab } from './AuthTabs';
import { BOT_CHECK_ID } from './flow/useAuthFlow';
import { OtpStep } from './OtpStep';
import { formatE164 } from './phone/phoneNumber';
import { PhoneStep } from './PhoneStep';
import { useSignIn } from './useSignIn';
import styles from './steps.module.scss';
import welcomePanelStyles from './WelcomePanel.module.scss';
import authModalStyles from './AuthModal.module.scss';

/** Takes the focus when the dialog opens and no field does, so that its title is read first. */
function StepHead({ title, subtitle, children }: { title: string; subtitle: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.subtitle}>{subtitle}</p>
      {children}
    </div>
  );
}

const PICTURE = '/images/auth/welcome.webp';
const SHIELD = 'M12 3.5 19 6v5.5c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6ZM8.8 12l2.2 2.2 4.2-4.4';

/** The side panel of large screens. A phone does not download its picture. */
const WelcomePanel = () => (useMediaQuery('(width >= 64em)') ? <Panel /> : null);

function Panel() {
  const { logoUrl, logoText, siteName } = useSettings();
  const picture = usePicture(PICTURE);
  const logo = usePicture(logoUrl);
  return (
    <div className={welcomePanelStyles.panel}>
      {!picture.hasFailed && (
        <img className={welcomePanelStyles.picture} src={PICTURE} alt="" decoding="async" onError={picture.onError} />
      )}
      <p className={welcomePanelStyles.brand}>
        {!logo.hasFailed && <img src={logoUrl} alt="" width={44} height={44} onError={logo.onError} />}
        <span>{logoText ?? siteName}</span>
      </p>
      <p className={welcomePanelStyles.promise}>
        <PathIcon path={SHIELD} size={28} />
        <span>{t('auth.promise')}</span>
      </p>
    </div>
  );
}

export function AuthModal({ tab, onClose }: { tab: AuthTab; onClose: () => void }) {
  const intl = useIntl();
  const signIn = useSignIn(tab, onClose);
  const { draft, flow } = signIn;
  const isOtp = flow.step === 'otp';
  const title = intl.formatMessage({ id: isOtp ? 'auth.otpTitle' : 'auth.title' });
  return (
    <Dialog label={title} className={authModalStyles.auth} isAtTop closesOnBackdrop={!isOtp} onClose={onClose}>
      <WelcomePanel />
      <div className={authModalStyles.body}>
        <StepHead title={title} subtitle={intl.formatMessage({ id: isOtp ? 'auth.otpSubtitle' : 'auth.subtitle' })}>
          {isOtp && <p className={authModalStyles.number}>{formatE164(flow.sentTo, draft.phone.iso2)}</p>}
        </StepHead>
        <NoticeInModal />
        {isOtp ? <OtpStep {...signIn} /> : <PhoneStep {...signIn} />}
        <p className={authModalStyles.adultsOnly}>{t('auth.adultsOnly')}</p>
      </div>
      <div id={BOT_CHECK_ID} className={authModalStyles.botCheck} />
      <IconButton
        icon="close"
        className={authModalStyles.close}
        label={intl.formatMessage({ id: 'app.close' })}
        onClick={onClose}
      />
    </Dialog>
  );
}
