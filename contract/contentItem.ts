/** The common part of all items of content, on the wire and as operators store them. */
import * as v from 'valibot';
import { flagOr, idField } from './fields.ts';
import { forAll, type Route } from './route.ts';
import type { Language } from './userChoices.ts';

/** Every content item has an id, and is hidden only when `isActive` is false. */
export const contentItem = { id: idField, isActive: flagOr(true) };

/** A path with a short name for the items of one collection (docs/product.md, Calls). */
export const contentList = <const TName extends string, TItem>(
  of: Route<{ answer: TItem[] }>,
  collection: TName,
  schema: v.GenericSchema<unknown, TItem>,
  summary: string,
) => ({ collection, operation: forAll(of, summary, v.array(schema)) });

/** Only texts are translated. Lists are complete; numbers, flags and ids have no translation. */
type WordsOf<TField> = TField extends string
  ? string
  : TField extends readonly unknown[]
    ? TField
    : TField extends object
      ? Words<TField>
      : never;

export type Words<TItem> = { [TKey in keyof TItem as TKey extends 'id' ? never : TKey]?: WordsOf<TItem[TKey]> };

/** The field of a stored item with its texts by language. */
export type Translations<TItem> = { translations?: Partial<Record<Language, Words<TItem>>> };

/** An item as operators write it and the store has it. */
export type Translatable<TItem> = TItem & Translations<TItem>;
