import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useIdentityUser } from '@/identity';
import type { Billing } from './box/cardHandle';

/** For a player without name and e-mail (docs/product.md, Deposits). */
const NAMELESS = 'Customer';

export function useBilling(): Billing {
  const name = useSelector(selectPlayer)?.displayName;
  const email = useIdentityUser()?.email ?? undefined;
  return { name: name || email || NAMELESS, email };
}
