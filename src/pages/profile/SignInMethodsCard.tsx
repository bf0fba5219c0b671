import { groupPhone } from '@contract/phone.ts';
import { type ReactNode, useId, useState } from 'react';
import { errorMessageId } from '@/features/auth';
import { identityErrorCode, type IdentityUser, useIdentity, useIdentityUser } from '@/identity';
import { Button, PathIcon } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { ACCOUNT, Card, PHONE } from './Card';
import styles from './SignInMethodsCard.module.scss';

/** The sign-in methods. The last one cannot be removed. */
export function SignInMethodsCard() {
  const user = useIdentityUser();
  const google = useGoogleLink();
  const { errorId, doneId } = google;
  return (
    <Card id="sign-in" heading="profile.signInMethods">
      <ul className={styles.methods}>
        <MethodRow
          icon={PHONE}
          name="profile.phone"
          detail={user?.phoneNumber && groupPhone(user.phoneNumber)}
          isLinked={user?.methods.includes('phone') ?? false}
        />
        <GoogleRow user={user} google={google} />
      </ul>
      <p role="status" className={styles.done}>
        {doneId && t(doneId)}
      </p>
      <FieldError>{errorId && t(errorId)}</FieldError>
    </Card>
  );
}

interface MethodRowProps {
  icon: string;
  name: string;
  detail: string | null | undefined;
  isLinked: boolean;
  children?: ReactNode;
}

const MethodRow = ({ icon, name, detail, isLinked, children }: MethodRowProps) => (
  <li className={styles.method}>
    <PathIcon path={icon} />
    <div className={styles.text}>
      <p className={styles.name}>{t(name)}</p>
      <p className={styles.detail}>{detail ?? t(isLinked ? 'profile.linked' : 'profile.notLinked')}</p>
    </div>
    {children}
  </li>
);

function GoogleRow({ user, google }: { user: IdentityUser | null; google: ReturnType<typeof useGoogleLink> }) {
  const id = useId();
  const isLinked = user?.methods.includes('google') ?? false;
  const isOnlyWay = isLinked && user?.methods.length === 1;
  return (
    <MethodRow icon={ACCOUNT} name="profile.google" detail={isLinked ? user?.email : null} isLinked={isLinked}>
      <Button
        variant="quiet"
        disabled={isOnlyWay}
        aria-disabled={google.isBusy}
        aria-describedby={isOnlyWay ? id : undefined}
        onClick={isLinked ? google.unlink : google.link}
      >
        {t(isLinked ? 'profile.unlinkGoogle' : 'profile.linkGoogle')}
      </Button>
      {isOnlyWay && (
        <p id={id} className={styles.note}>
          {t('profile.onlyWay')}
        </p>
      )}
    </MethodRow>
  );
}

interface LinkState {
  isBusy: boolean;
  /** Message ids of the error and of the result. */
  errorId: string | null;
  doneId: string | null;
}

const RESTING: LinkState = { isBusy: false, errorId: null, doneId: null };

/** The SDK cannot link by a redirect, unlike a sign-in. */
const NO_WINDOW: ReadonlySet<string> = new Set(['popup-blocked', 'operation-not-supported-in-this-environment']);

const failureId = (code: string): string =>
  NO_WINDOW.has(code) ? 'profile.popupBlocked' : errorMessageId('google', code);

function useGoogleLink() {
  const identity = useIdentity();
  const [state, setState] = useState(RESTING);

  const run = async (call: () => Promise<void>, doneId: string) => {
    if (state.isBusy) return;
    setState({ ...RESTING, isBusy: true });
    try {
      await call();
      setState({ ...RESTING, doneId });
    } catch (error) {
      setState({ ...RESTING, errorId: failureId(identityErrorCode(error)) });
    }
  };

  return {
    ...state,
    link: () => void run(() => identity.link('google'), 'profile.googleLinked'),
    unlink: () => void run(() => identity.unlink('google'), 'profile.googleUnlinked'),
  };
}
