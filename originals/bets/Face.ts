import type * as v from 'valibot';

/** Colours of a picture: the page gives them. `good` was paid, `bad` was lost, `gold` goes on, `plain` decided nothing; `ink` is written on `paper`. */
export type Look =
  'good' | 'bad' | 'badStrong' | 'gold' | 'plain' | 'soft' | 'goodLine' | 'badLine' | 'goldLine' | 'paper' | 'ink';

/** An element of SVG, with its attributes as React has them. */
export interface Shape {
  tag: 'path' | 'rect' | 'image' | 'text';
  look?: Look;
  /** The letters of a text. */
  children?: string;
  [attribute: string]: string | number | undefined;
}

export interface Picture {
  viewBox: string;
  shapes: readonly Shape[];
}

/** A sentence by its message, with numbers and texts, or with multipliers (`times`) and other numbers of two decimals (`exact`). */
export interface Sentence {
  id: string;
  values?: Readonly<Record<string, number | string | { times: number } | { exact: number } | undefined>>;
}

/** A round as its player sees it. Amounts and multipliers are decimals. */
export interface SeenRound<Choice, Outcome> {
  choice: Choice;
  outcome: Outcome;
  status: 'open' | 'settled' | 'void';
  win: number;
}

/** Draws what a round showed. */
export interface Painter<Choice = object, Outcome = object> {
  picture(round: SeenRound<Choice, Outcome>): Picture;
}

/** How My bets shows the rounds of a kind. */
export interface Face<Choice = object, Outcome = object> extends Painter<Choice, Outcome> {
  choice: v.GenericSchema<unknown, Choice>;
  outcome: v.GenericSchema<unknown, Outcome>;
  /** Loads what draws the rounds of the game at an address, where that needs its pictures or its rules. */
  loadPainter?(address: string, language: string): Promise<Painter<Choice, Outcome>>;
  /** The words say what the picture shows. */
  words(round: SeenRound<Choice, Outcome>): readonly Sentence[];
}

export const WIDE = '0 0 100 60';

/** A board of square fields in rows, each with its look. */
export const boardOf = (fields: readonly Look[], columns: number): Picture => ({
  viewBox: `0 0 ${columns * 12} ${(fields.length / columns) * 12}`,
  shapes: fields.map((look, index) => ({
    tag: 'rect',
    look,
    x: 1 + (index % columns) * 12,
    y: 1 + Math.floor(index / columns) * 12,
    width: 10,
    height: 10,
    rx: 2.5,
  })),
});
