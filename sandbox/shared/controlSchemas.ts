/** Tests may do this to both sandbox providers, at their own ports, which no proxy forwards. */
import * as v from 'valibot';
import { FaultSchema } from './faults.ts';

export const CONTROL_PATH = '/control';

export const SHARED_CONTROLS = [
  FaultSchema,
  v.strictObject({ action: v.literal('noFaults') }),
  /** No callback is sent until `release`. */
  v.strictObject({ action: v.literal('hold') }),
  v.strictObject({ action: v.literal('release'), isReversed: v.optional(v.boolean(), false) }),
] as const;

export const SharedControlSchema = v.variant('action', SHARED_CONTROLS);
export type SharedControl = v.InferOutput<typeof SharedControlSchema>;
