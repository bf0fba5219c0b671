import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { idField } from '../../../contract/fields.ts';
import { COMPONENT_SCHEMAS } from './componentSchemas.ts';

/** The output side: defaults are filled in. Checks that JSON Schema cannot express are left out. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === idField.pipe[0] ? { type: 'string' } : lenientListOf(valibotSchema),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The list of `lenientList`, which its transformation hides. Items are written inline, without a reference. */
function lenientListOf(schema: object): JsonSchema | undefined {
  if (!('itemSchema' in schema)) return undefined;
  const { $schema: _, ...items } = toJsonSchema(schema.itemSchema as v.GenericSchema, config);
  return { type: 'array', items };
}

export type { JsonSchema };

/** The JSON Schema of a contract schema; named schemas become references. */
export function toSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...config, definitions: COMPONENT_SCHEMAS });
  return rest;
}

export const componentSchemas = (): Record<string, JsonSchema> => toJsonSchemaDefs(COMPONENT_SCHEMAS, config);
