/** The parts that every route of the console has. Paths are below /console-api; the answer is in `data`, as below /api. */
import * as v from 'valibot';
import { countText } from '../fields.ts';
import type { Operation, RouteTypes } from '../route.ts';
import type { Permission } from './roles.ts';

export interface StaffOperation<T extends RouteTypes = RouteTypes> extends Operation<T> {
  /** The permission, or a session alone: one that has passed its second factor, or has not yet. */
  needs: Permission | 'session' | 'factor';
  /** The second factor was given in the last five minutes. */
  isFresh?: boolean;
}

export const needing = <T extends RouteTypes>(
  needs: StaffOperation['needs'],
  operation: Operation<T>,
): StaffOperation<T> => ({ ...operation, needs });

/** What moves money, or decides who may, needs a second factor of the last five minutes too. */
export const needingFactor = <T extends RouteTypes>(needs: Permission, operation: Operation<T>): StaffOperation<T> => ({
  ...needing(needs, operation),
  isFresh: true,
});

export const STAFF_REFUSALS = {
  /** There is no session, or it has ended: sign in again. */
  unauthenticated: 401,
  /** The session waits for its second factor, or this call needs a fresh one. */
  factor_needed: 401,
  forbidden: 403,
  /** `X-CSRF` is missing or of another session. */
  csrf: 403,
  too_many_requests: 429,
} as const;

/** A reason that others will read in the audit. */
export const reasonField = v.pipe(v.string(), v.trim(), v.minLength(3, 'say why'), v.maxLength(500));

export const MOST_ROWS = 200;

export const PAGE_QUERY = {
  limit: v.optional(v.pipe(countText(MOST_ROWS), v.minValue(1))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(512))),
};

export interface PageAsk {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A part of a list; `nextCursor` is missing after the last one. */
export interface Page<TItem> {
  items: TItem[];
  nextCursor?: string | undefined;
}

export const pageOf = <TItem>(item: v.GenericSchema<unknown, TItem>) =>
  v.object({ items: v.array(item), nextCursor: v.optional(v.string()) });

export const PAGE_REFUSALS = { ...STAFF_REFUSALS, cursor_invalid: 400 } as const;

/** A change that waits for a second person: status 202. */
export const AskedSchema = v.object({ approvalId: v.string() });
export type Asked = v.InferOutput<typeof AskedSchema>;
