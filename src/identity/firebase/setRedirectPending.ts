import { tryStorage } from '@/shared/tryStorage';
import { REDIRECT_KEY } from '../redirectFlag';

/** Where storage is refused, Firebase will say so itself. */
export function setRedirectPending(isPending: boolean): void {
  tryStorage('sessionStorage', (storage) => {
    if (isPending) storage.setItem(REDIRECT_KEY, '1');
    else storage.removeItem(REDIRECT_KEY);
  });
}
