import { useId } from 'react';
import type { IdentityUser } from '@/identity';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { ACCOUNT } from '../iconPaths';
import { MethodRow } from './MethodRow';
import styles from './SignInMethodsCard.module.scss';

interface Props {
  user: IdentityUser | null;
  isBusy: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

export function GoogleRow({ user, isBusy, onLink, onUnlink }: Props) {
  const id = useId();
  const isLinked = user?.methods.includes('google') ?? false;
  const isOnlyWay = isLinked && user?.methods.length === 1;
  return (
    <MethodRow icon={ACCOUNT} name="profile.google" detail={isLinked ? user?.email : null} isLinked={isLinked}>
      <Button
        variant="quiet"
        disabled={isOnlyWay}
        aria-disabled={isBusy}
        aria-describedby={isOnlyWay ? id : undefined}
        onClick={isLinked ? onUnlink : onLink}
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
