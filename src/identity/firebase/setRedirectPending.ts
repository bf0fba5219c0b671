import { tryStorage } from '@/shared/tryStorage';
import { REDIRECT_KEY } from '../redirectFlag';

/** If storage is refused, Firebase reports it. */
export function setRedirectPending(isPending: boolean): void {
  tryStorage('sessionStorage', (storage) => {
    if (isPending) storage.setItem(REDIRECT_KEY, '1');
    else storage.removeItem(REDIRECT_KEY);
  });
}
