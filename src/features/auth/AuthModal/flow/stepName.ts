import type { AuthEvent, AuthFlow } from './authFlow';

const NAMES: Readonly<Record<AuthEvent['type'], string>> = {
  sendStarted: 'auth/codeRequested',
  codeSent: 'auth/codeSent',
  codeTyped: 'auth/failureCleared',
  verifyStarted: 'auth/codeSubmitted',
  verified: 'auth/codeAccepted',
  failed: 'auth/codeRefused',
  googleStarted: 'auth/googleRequested',
  refused: 'auth/entryRefused',
  failureAged: 'auth/adviceGiven',
  failureCleared: 'auth/failureCleared',
  wentBack: 'auth/wentBack',
};

/** The name of a sign-in step in the store. */
export function stepName(event: AuthEvent, { step }: AuthFlow): string {
  if (event.type === 'failed' && event.call === 'send') return 'auth/codeNotSent';
  if (event.type === 'refused' && event.failure.at === 'google') return 'auth/googleRefused';
  if (event.type === 'failureAged' && step === 'phone') return 'auth/codeExpired';
  return NAMES[event.type];
}
