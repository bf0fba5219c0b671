/** The field kinds of the wire format. Each reads what an operator's backend may send and falls back where a default exists. */
import * as v from 'valibot';

/** An identifier. Numbers are taken too, as many backends count their rows. Never empty. */
export const idField = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.nonEmpty('an id is needed'),
);

/** Text that may be left out; anything that is not non-empty text reads as absent. */
export const optionalText = () => v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

/** Text with a default for when it is missing, empty or of another type. */
export const textOr = (fallback: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), fallback);

/** Where a link may lead: a page of the site, a web address, mail or telephone. Never a script. */
export const linkTarget = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i, 'not a link'),
);

/** A number that may be left out; anything that is not a finite number reads as absent. */
export const optionalNumber = () => v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

/** A finite number with a default. */
export const numberOr = (fallback: number) => v.fallback(v.pipe(v.number(), v.finite()), fallback);

/** A flag with a default. */
export const flagOr = (fallback: boolean) => v.fallback(v.boolean(), fallback);

/** An ISO 8601 instant that may be left out, such as `2026-11-01T09:30:00.000Z`. */
export const optionalInstant = () =>
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => !Number.isNaN(Date.parse(text)), 'not a date'),
      ),
    ),
    undefined,
  );

/** A CSS hex colour, `#rgb` or `#rrggbb`, with a default. */
export const colourOr = (fallback: string) =>
  v.fallback(v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)), fallback);

/**
 * A list read item by item: items that do not fit are dropped, a value that is no list is refused.
 * `itemSchema` stays readable on the schema for those who describe the list.
 */
export const lenientList = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    Object.assign(v.array(v.unknown(), 'expected a list'), { itemSchema: item }),
    v.transform((values): v.InferOutput<TItem>[] =>
      values.flatMap((value) => {
        const read = v.safeParse(item, value);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** A list that may be left out, read item by item: items that do not fit are dropped. */
export const listOrEmpty = <TItem extends v.GenericSchema>(item: TItem) =>
  v.fallback(v.optional(lenientList(item), []), []);
