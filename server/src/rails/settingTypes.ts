/** How settings are declared, and how hard a secret among them must be to guess. */
import * as v from 'valibot';

/** A setting of the server, whichever table it stands in. */
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

interface SettingDetails extends Pick<Setting, 'expected' | 'isSecret'> {
  /** Default in the sandbox, where the sandbox providers expect it; `<port>` is the server's port. */
  sandbox: string;
  /** Default in production; a setting without one is required there. */
  live?: string;
  isSandboxOnly?: boolean;
  /** Matches a sandbox secret, which production refuses, or a live key, which only production accepts. */
  test?: RegExp;
  real?: RegExp;
  /** The operator or the provider must have drawn it at random: whoever guesses it passes for the provider. */
  isRandom?: boolean;
  meaning: string;
  /** Without it the server uses the setting. */
  usedBy?: string;
}

export type RailSetting = Setting & SettingDetails & { name: string };

export type RailSettings<TField extends string = string> = Readonly<Record<TField, RailSetting>>;
/** Empty texts are settings that production still needs. */
export type ConfigOf<TSettings> = { readonly [F in keyof TSettings]: string };

export const railSetting = (name: string, schema: Setting['schema'], details: SettingDetails): RailSetting => ({
  name,
  default: '',
  schema,
  ...details,
});

export const railSecret = (name: string, schema: Setting['schema'], details: SettingDetails): RailSetting =>
  railSetting(name, schema, { ...details, isSecret: true });

/** Accepts a text of this form, or an empty one. */
export const textLike = (form: RegExp) => v.pipe(v.string(), v.regex(form));

/** How hard a secret is to guess, in bits: far below what a random one of its length has for `aaaa`, `1234` or `abababab`. */
export function guessBits(secret: string): number {
  const seen = new Set<string>();
  let news = secret.length > 0 ? 1 : 0;
  for (let at = 1; at < secret.length; at += 1) {
    const pair = secret.slice(at - 1, at + 1);
    const step = pair.charCodeAt(1) - pair.charCodeAt(0);
    // A neighbour of the letter before it, or a pair that was there already, tells nothing new.
    if (Math.abs(step) > 1 && !seen.has(pair)) news += 1;
    seen.add(pair);
  }
  return news * bitsOfLetter(secret);
}

/** Measures Shannon's entropy of one letter. */
function bitsOfLetter(text: string): number {
  const counts = Object.values(Object.groupBy([...text], (letter) => letter)).map((letters) => letters?.length ?? 0);
  return counts.reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}

/** 16 random letters and digits have about 50, and a shorter word never. */
export const LEAST_BITS = 36;
