/** Files of `content/`: what a new site says and offers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

export const CONTENT = path.join(import.meta.dirname, '../../content');

/** The text of a file of `folder`. */
export const readText = (file: string, folder = CONTENT): string => readFileSync(path.join(folder, file), 'utf8');

/**
 * Reads a JSON file; `change` may change its text first.
 * @throws Error with the file when it is missing or no JSON
 */
export function readJson(file: string, folder = CONTENT, change = (text: string): string => text): unknown {
  try {
    return JSON.parse(change(readText(file, folder)));
  } catch (cause) {
    throw new Error(`content/${file} cannot be read as JSON`, { cause });
  }
}

/**
 * The rows of a JSON list, checked with `schema`.
 * @throws Error with the file, and the row number and field of each mistake, so that none reaches a store
 */
export function readRows<Row extends v.GenericSchema>(
  file: string,
  schema: Row,
  folder = CONTENT,
): v.InferOutput<Row>[] {
  const result = v.safeParse(v.array(schema), readJson(file, folder));
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `content/${file}${placeOf(issue)}: ${issue.message}`).join('\n'));
}

/** A place such as `, row 4, motifs.1`; rows count from 1. */
function placeOf({ path: keys }: v.BaseIssue<unknown>): string {
  if (!keys) return '';
  const [row, ...field] = keys.map(({ key }) => key);
  return [`, row ${Number(row) + 1}`, field.join('.')].filter(Boolean).join(', ');
}
