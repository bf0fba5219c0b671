/** The settings of a rail: one field of its configuration each. */
import * as v from 'valibot';
import type { Setting } from './settingKinds.ts';

interface Facts extends Pick<Setting, 'expected' | 'isSecret'> {
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
  /** The server, if missing. */
  usedBy?: string;
}

export interface RailSetting extends Setting, Facts {
  /** Name in the environment. */
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

/** A text of this form, or an empty one. */
export const textLike = (form: RegExp) => v.pipe(v.string(), v.regex(form));
