import { useIdentityUser } from '@/identity';
import { groupPhone } from '@contract/phone.ts';
import { FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { Card } from '../card/Card';
import { PHONE } from '../iconPaths';
import { GoogleRow } from './GoogleRow';
import { MethodRow } from './MethodRow';
import styles from './SignInMethodsCard.module.scss';
import { useGoogleLink } from './useGoogleLink';

/** The sign-in methods. The last one cannot be removed. */
export function SignInMethodsCard() {
  const user = useIdentityUser();
  const { isBusy, errorId, doneId, link, unlink } = useGoogleLink();
  return (
    <Card id="sign-in" heading="profile.signInMethods">
      <ul className={styles.methods}>
        <MethodRow
          icon={PHONE}
          name="profile.phone"
          detail={user?.phoneNumber && groupPhone(user.phoneNumber)}
          isLinked={user?.methods.includes('phone') ?? false}
        />
        <GoogleRow user={user} isBusy={isBusy} onLink={link} onUnlink={unlink} />
      </ul>
      <p role="status" className={styles.done}>
        {doneId && t(doneId)}
      </p>
      <FieldError>{errorId && t(errorId)}</FieldError>
    </Card>
  );
}
