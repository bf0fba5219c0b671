/** Finds names in braces that the server would not fill in when it publishes a text page. */
import { FACT_NAMES, tokensOf, unknownTokens } from '../../../contract/facts.ts';

const KNOWN = FACT_NAMES.map((name) => `{${name}}`).join(', ');
/** Fields that are published unchanged. */
const UNFILLED: ReadonlySet<string> = new Set(['title', 'heading']);

/** The mistakes of a text page or its translation, each as `field: …`. */
export function factProblems(value: unknown, path = '', field = ''): string[] {
  if (typeof value === 'string') return textProblems(value, field).map((problem) => `${path}: ${problem}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    Array.isArray(value) ? factProblems(part, `${path}[${key}]`, field) : factProblems(part, join(path, key), key),
  );
}

const join = (path: string, key: string): string => (path ? `${path}.${key}` : key);

function textProblems(text: string, field: string): string[] {
  if (UNFILLED.has(field))
    return tokensOf(text).map((name) => `calls {${name}}, which only a summary, paragraph or point can`);
  return unknownTokens(text).map(
    (name) => `calls {${name}}, which is no fact of the operator, expected one of: ${KNOWN}`,
  );
}
