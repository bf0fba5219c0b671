import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/**
 * The rows of a JSON list in this folder, checked with `schema`. `file` is relative to this folder.
 * @throws Error with the file, and the row number and field of each mistake, so that none reaches a store
 */
export function readRows<Row extends v.GenericSchema>(file: string, schema: Row): v.InferOutput<Row>[] {
  const result = v.safeParse(v.array(schema), parse(file));
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${file}${placeOf(issue)}: ${issue.message}`).join('\n'));
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON`, { cause });
  }
}

/** Such as `, row 4, motifs.1`; rows count from 1. */
function placeOf({ path: keys }: v.BaseIssue<unknown>): string {
  if (!keys) return '';
  const [row, ...field] = keys.map(({ key }) => key);
  return [`, row ${Number(row) + 1}`, field.join('.')].filter(Boolean).join(', ');
}
