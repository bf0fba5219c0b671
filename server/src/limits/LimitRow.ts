import type { TooManyCode } from '../errors/TooMany.ts';

/** Whose calls count together. */
export type Per = 'player' | 'player and call' | 'opened game' | 'address' | 'phone' | 'device' | 'server' | 'site';

/** One line of the table of limits. */
export interface LimitRow {
  /** In plain words. */
  what: string;
  per: Per;
  /** Unless its setting says otherwise. */
  most: number;
  /** What `most` counts, when not calls. */
  unit?: string;
  /** Of the environment. */
  setting?: string;
  /** Missing: as many at once. */
  seconds?: number;
  /** A 429 with this code and its words, or what happens instead. */
  answer: { code: TooManyCode } | { instead: string };
}
