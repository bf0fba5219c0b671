import { Dialog, IconButton } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { NoticeInModal } from '../SignInNotice/NoticeInModal';
import styles from './AuthModal.module.scss';
import type { AuthTab } from './AuthTabs';
import { BOT_CHECK_ID } from './flow/useAuthFlow';
import { OtpStep } from './OtpStep/OtpStep';
import { StepHead } from './StepHead';
import { formatE164 } from './phone/phoneNumber';
import { PhoneStep } from './PhoneStep/PhoneStep';
import { useSignIn } from './useSignIn';
import { WelcomePanel } from './WelcomePanel/WelcomePanel';

interface Props {
  tab: AuthTab;
  onClose: () => void;
}

export function AuthModal({ tab, onClose }: Props) {
  const intl = useIntl();
  const { draft, flow, isGooglePending, ...act } = useSignIn(tab, onClose);
  const isOtp = flow.step === 'otp';
  const title = intl.formatMessage({ id: isOtp ? 'auth.otpTitle' : 'auth.title' });
  return (
    <Dialog label={title} className={styles.auth} isAtTop closesOnBackdrop={!isOtp} onClose={onClose}>
      <WelcomePanel />
      <div className={styles.body}>
        <StepHead title={title} subtitle={intl.formatMessage({ id: isOtp ? 'auth.otpSubtitle' : 'auth.subtitle' })}>
          {isOtp && <p className={styles.number}>{formatE164(flow.sentTo, draft.phone.iso2)}</p>}
        </StepHead>
        <NoticeInModal />
        {isOtp ? (
          <OtpStep flow={flow} onType={act.typeCode} onVerify={act.verify} onResend={act.resend} onBack={act.goBack} />
        ) : (
          <PhoneStep
            draft={draft}
            flow={flow}
            isGooglePending={isGooglePending}
            onChange={act.change}
            onSend={act.sendFirst}
            onGoogle={act.signInWithGoogle}
          />
        )}
        <p className={styles.adultsOnly}>{t('auth.adultsOnly')}</p>
      </div>
      <div id={BOT_CHECK_ID} className={styles.botCheck} />
      <IconButton
        icon="close"
        className={styles.close}
        label={intl.formatMessage({ id: 'app.close' })}
        onClick={onClose}
      />
    </Dialog>
  );
}
