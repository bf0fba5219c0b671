import { flagOr, idField } from './fields.ts';

/** Every content item has an id, and hides when `isActive` is explicitly false. */
export const contentItem = { id: idField, isActive: flagOr(true) };
