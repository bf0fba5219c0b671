/** Every method, as the history and a withdrawal know it. */
import { joinCatalogues } from '@/shared/i18n';
import type { Method } from './Method';
import * as registered from './registered';

const METHODS: readonly Method[] = Object.values(registered);

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
