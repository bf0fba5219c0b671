import { readJson } from '../../../contract/readJson.ts';
import * as v from 'valibot';
import { refusal } from '../errors/moneyRefusals.ts';

/** Names the last item of a page: the value that orders the list, and the id. */
type PageEnd = { value: string; id: string };

const CursorSchema = v.tuple([
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
]);

export const writeCursor = ({ value, id }: PageEnd): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** @throws ApiError 400 for a cursor that we did not write */
export function readCursor(text: string): PageEnd {
  const read = v.safeParse(CursorSchema, readJson(Buffer.from(text, 'base64url').toString()));
  if (!read.success) throw refusal('cursor_invalid');
  const [value, id] = read.output;
  return { value, id };
}
