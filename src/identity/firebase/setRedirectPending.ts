import { REDIRECT_KEY } from '../redirectFlag';

export function setRedirectPending(isPending: boolean): void {
  try {
    if (isPending) window.sessionStorage.setItem(REDIRECT_KEY, '1');
    else window.sessionStorage.removeItem(REDIRECT_KEY);
  } catch {
    // Blocked storage: Firebase will say so itself.
  }
}
