/** What a setting is, and the kinds that more than one table of settings has. */
import * as v from 'valibot';

export interface Setting {
  /** What stands when it is missing or empty. */
  default: string;
  schema: v.GenericSchema<string, unknown>;
  /** Ends the sentence "give …". */
  expected: string;
  /** What was given is not repeated. */
  isSecret?: boolean;
}

export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

export const OriginSchema = v.pipe(
  v.string(),
  v.check((given) => given === '' || isOrigin(given)),
);

export const ORIGIN = 'an origin such as http://127.0.0.1:9099';
