import { type ComponentProps, useEffect } from 'react';
import { useIdentity } from '@/identity';
import { AuthModal } from './AuthModal/AuthModal';
import { dropUnusedConsent } from './session/consent';

/** The auth modal. What is confirmed in it holds for the sign-in that it begins, and no longer. */
export function SignInModal(props: ComponentProps<typeof AuthModal>) {
  const identity = useIdentity();
  useEffect(() => () => dropUnusedConsent(identity), [identity]);
  return <AuthModal {...props} />;
}
