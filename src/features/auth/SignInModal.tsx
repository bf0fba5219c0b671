import { type ComponentProps, useEffect } from 'react';
import { useAuthDispatch } from './session/authThunk';
import { useIdentity } from '@/identity';
import { AuthModal } from './AuthModal/AuthModal';
import { dropUnusedConsent } from './session/consent';
import { dropUnusedWish } from './session/wish';

/** The auth modal. Consent and wish belong to the sign-in that it starts. */
export function SignInModal(props: ComponentProps<typeof AuthModal>) {
  const identity = useIdentity();
  const dispatch = useAuthDispatch();
  useEffect(
    () => () => {
      dropUnusedConsent(identity);
      dispatch(dropUnusedWish());
    },
    [identity, dispatch],
  );
  return <AuthModal {...props} />;
}
