/** Kinds of fields on the wire. Each accepts what a backend may send, and uses a default where one exists. */
import * as v from 'valibot';

/** Never empty. Numbers are accepted too, because many backends number their rows. */
export const idField = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.nonEmpty('an id is needed'),
);

/** Missing unless the value fits. */
export const maybe = <TSchema extends v.GenericSchema>(schema: TSchema) => v.fallback(v.optional(schema), undefined);

/** Missing unless it is a non-empty text. */
export const optionalText = () => maybe(v.pipe(v.string(), v.trim(), v.nonEmpty()));

/** The default replaces a missing, empty or wrong value. */
export const textOr = (fallback: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), fallback);

/** The target of a link: a page of the site, a web address, mail or telephone. Never a script. */
export const linkTarget = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i, 'not a link'),
);

/** Missing unless it is a finite number. */
export const optionalNumber = () => maybe(v.pipe(v.number(), v.finite()));
export const numberOr = (fallback: number) => v.fallback(v.pipe(v.number(), v.finite()), fallback);
export const flagOr = (fallback: boolean) => v.fallback(v.boolean(), fallback);

/** An ISO 8601 time, such as `2026-11-01T09:30:00.000Z`. */
export const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a date'),
);

export const optionalInstant = () => maybe(instant);

/** A CSS hex colour, `#rgb` or `#rrggbb`. */
export const HEX_COLOUR = /^#(?:[\da-f]{3}){1,2}$/i;
export const hexColour = v.pipe(v.string(), v.regex(HEX_COLOUR));
export const colourOr = (fallback: string) => v.fallback(hexColour, fallback);

/** Drops wrong items of a list, and refuses a value that is not a list. `itemSchema` is for tools. */
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

/** Like `lenientList`, and empty when missing. */
export const listOrEmpty = <TItem extends v.GenericSchema>(item: TItem) =>
  v.fallback(v.optional(lenientList(item), []), []);

/** A count in a query, which has numbers as text. */
export const countText = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.number(), v.maxValue(max));

export const idText = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const IdParamsSchema = v.object({ id: idText });
