/** Translations in stored items of operators; never part of an answer. */
import type { Language } from './userChoices.ts';

/** Only the texts of an item. Lists are complete; numbers, flags and ids cannot be translated. */
type WordsOf<TField> = TField extends string
  ? string
  : TField extends readonly unknown[]
    ? TField
    : TField extends object
      ? Words<TField>
      : never;

export type Words<TItem> = { [TKey in keyof TItem as TKey extends 'id' ? never : TKey]?: WordsOf<TItem[TKey]> };

/** The field of a stored item with its texts by language. */
export type Translations<TItem> = {
  translations?: Partial<Record<Language, Words<TItem>>>;
};

/** A stored item as operators write it. */
export type Translatable<TItem> = TItem & Translations<TItem>;
