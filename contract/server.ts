/** The server says this of itself: whether it is ready, and which calls it takes. */
import * as v from 'valibot';
import { forAll, json, raw, route } from './route.ts';

export const HealthSchema = v.object({ status: v.picklist(['ready', 'starting', 'failing']) });
export type Health = v.InferOutput<typeof HealthSchema>;

export const readHealth = route<{ answer: Health; error: 'not_ready' }>('GET /health');
export const readOpenapi = route<{ answer: object }>('GET /openapi.json');

export const HEALTH = forAll(readHealth, 'Whether the server is ready', HealthSchema, { errors: { not_ready: 503 } });
export const OPENAPI = raw(readOpenapi, { summary: 'This document', caller: 'anyone', answer: json('OpenAPI 3.1') });
