import { joinCatalogues } from '@/shared/i18n';
import type { PayoutMethod } from './PayoutMethod';
import * as registered from './registered';

const PAYOUT_METHODS = Object.values<PayoutMethod>(registered);

/** Whether this site supports a method of the backend. */
export const isRegistered = ({ id }: { id: string }): boolean => PAYOUT_METHODS.some((method) => method.id === id);

/** @throws for an unknown method */
export function payoutMethod(id: string): PayoutMethod {
  const method = PAYOUT_METHODS.find((each) => each.id === id);
  if (!method) throw new Error(`${id} is not registered`);
  return method;
}

export const payoutMessages = joinCatalogues(PAYOUT_METHODS.map(({ face }) => face.messages));
