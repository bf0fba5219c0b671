import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { idField } from '../../../contract/fields.ts';
import { COMPONENT_SCHEMAS } from './componentSchemas.ts';

/** As it is answered, not as it is read: defaults are filled in. Checks that JSON Schema cannot say are left out. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === idField.pipe[0] ? { type: 'string' } : lenientListOf(valibotSchema),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The list that `lenientList` reads, which its transformation hides. Its items stand in place, not as a reference. */
function lenientListOf(schema: object): JsonSchema | undefined {
  if (!('itemSchema' in schema)) return undefined;
  const { $schema: _, ...items } = toJsonSchema(schema.itemSchema as v.GenericSchema, config);
  return { type: 'array', items };
}

export type { JsonSchema };

/** The JSON Schema of a contract schema; named ones are referred to. */
export function toSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...config, definitions: COMPONENT_SCHEMAS });
  return rest;
}

export const componentSchemas = (): Record<string, JsonSchema> => toJsonSchemaDefs(COMPONENT_SCHEMAS, config);
