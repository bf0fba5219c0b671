/** Every method, as the history and a withdrawal know it. The deposit form has a list of its own, because it loads later. */
import { joinCatalogues } from '@/shared/i18n';
import { card } from './card';
import type { Method } from './Method';
import { mpesa } from './mpesa';

const METHODS: readonly Method[] = [card, mpesa];

export const methodNames = joinCatalogues(METHODS.map(({ face }) => face.messages));
export const methodHistoryMessages = joinCatalogues(METHODS.map(({ messages }) => messages));

export const depositedBy = (name: string): Method | undefined => METHODS.find(({ deposit }) => deposit === name);

/** Tells whether this site supports a withdrawal method of the backend. */
export const isRegistered = ({ id }: { id: string }): boolean => METHODS.some(({ withdrawal }) => withdrawal === id);

/** @throws for an unknown method */
export function withdrawnBy(id: string): Method {
  const method = METHODS.find(({ withdrawal }) => withdrawal === id);
  if (!method) throw new Error(`${id} is not registered`);
  return method;
}
