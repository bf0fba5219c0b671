/** Values that fit a JSON Schema of the contract, with words of the world in the places that their names say. */
import fc from 'fast-check';
import type { JsonSchema } from '../../server/src/openapi/toSchema.ts';

/** Texts that mean something in a field of this name; empty for a name that nobody knows. */
export type Words = (name: string) => readonly string[];

type Part = JsonSchema | boolean | undefined;

const DEPTH = 6;
const LONGEST = { text: 40, list: 3 };

export function shapeOf(schema: Part, words: Words, name = '', depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object' || depth > DEPTH) return fc.jsonValue({ maxDepth: 1 });
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => shapeOf(choice, words, name, depth + 1)));
  if (schema.allOf) return shapeOf(schema.allOf[0], words, name, depth + 1);
  return ofType(schema, words, name, depth);
}

function ofType(schema: JsonSchema, words: Words, name: string, depth: number): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objectOf(schema, words, depth);
    case 'array':
      return fc.array(shapeOf(schema.items as Part, words, name, depth + 1), { maxLength: LONGEST.list });
    case 'string':
      return textOf(schema, words(name));
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, words: Words, depth: number): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(
    ([name, part]) => [name, shapeOf(part, words, name, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

function textOf(
  { minLength = 0, maxLength = LONGEST.text }: JsonSchema,
  known: readonly string[],
): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, LONGEST.text));
  const plain = fc.stringMatching(/^[a-z0-9-]*$/, { maxLength: most }).map((text) => text.padEnd(minLength, 'a'));
  return known.length === 0
    ? plain
    : fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, { arbitrary: plain, weight: 1 });
}

function numberOf({ minimum = 0, maximum = 100_000 }: JsonSchema): fc.Arbitrary<number> {
  const [low, high] = [Math.ceil(minimum), Math.floor(Math.max(minimum, maximum))];
  return fc.oneof(fc.integer({ min: low, max: Math.max(low, high) }), fc.constantFrom(20, 100, 150, 1_000));
}
