/** The kinds of settings that several tables use. */
import * as v from 'valibot';

export interface Setting {
  /** Used when the setting is missing or empty. */
  default: string;
  schema: v.GenericSchema<string, unknown>;
  /** End of the sentence "give …". */
  expected: string;
  /** The given value is not repeated. */
  isSecret?: boolean;
}

export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

export const OriginSchema = v.pipe(
  v.string(),
  v.check((given) => given === '' || isOrigin(given)),
);

export const ORIGIN = 'an origin such as http://127.0.0.1:9099';
