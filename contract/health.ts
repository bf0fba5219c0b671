import * as v from 'valibot';

export const HealthSchema = v.object({ status: v.picklist(['ready', 'starting', 'failing']) });

export type Health = v.InferOutput<typeof HealthSchema>;
