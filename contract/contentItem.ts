import { flagOr, idField } from './fields.ts';

/** Every content item has an id, and is hidden only when `isActive` is false. */
export const contentItem = { id: idField, isActive: flagOr(true) };
