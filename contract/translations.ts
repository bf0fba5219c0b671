/** How operators give the words of a stored item in another language; no answer ever carries it. */
import type { Language } from './userChoices.ts';

/** The texts of an item, the others left out. Lists stand whole; numbers, flags and ids are not there to translate. */
type WordsOf<TField> = TField extends string
  ? string
  : TField extends readonly unknown[]
    ? TField
    : TField extends object
      ? Words<TField>
      : never;

export type Words<TItem> = { [TKey in keyof TItem as TKey extends 'id' ? never : TKey]?: WordsOf<TItem[TKey]> };

/** The field of a stored item, content or settings, that holds its words by language. */
export type Translations<TItem> = {
  translations?: Partial<Record<Language, Words<TItem>>>;
};

/** A stored item as operators write it. */
export type Translatable<TItem> = TItem & Translations<TItem>;
