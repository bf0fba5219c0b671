/** What the settings of a rail are: a field of its configuration each, and all that is known of it. */
import * as v from 'valibot';
import type { Setting } from './settingKinds.ts';

interface Facts extends Pick<Setting, 'expected' | 'isSecret'> {
  /** What stands for an empty one in the sandbox, where the stand-ins expect the same; `<port>` is the server's own. */
  sandbox: string;
  /** What stands for an empty one in production, which needs those that have nothing here. */
  live?: string;
  isSandboxOnly?: boolean;
  /** Tells a secret of the sandbox, which must not stand in production, and one for real money, only for there. */
  test?: RegExp;
  real?: RegExp;
  meaning: string;
  /** The server, unless it says more. */
  usedBy?: string;
}

export interface RailSetting extends Setting, Facts {
  /** In the environment. */
  name: string;
}

export type RailSettings<TField extends string = string> = Readonly<Record<TField, RailSetting>>;
/** Empty texts are settings that production still needs. */
export type ConfigOf<TSettings> = { readonly [F in keyof TSettings]: string };

export const railSetting = (name: string, schema: Setting['schema'], facts: Facts): RailSetting => ({
  name,
  default: '',
  schema,
  ...facts,
});

export const railSecret = (name: string, schema: Setting['schema'], facts: Facts): RailSetting =>
  railSetting(name, schema, { ...facts, isSecret: true });

/** A text of this form, or nothing. */
export const textLike = (form: RegExp) => v.pipe(v.string(), v.regex(form));
