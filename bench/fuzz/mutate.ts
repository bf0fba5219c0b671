/** One change of a valid value. */
export interface Mutation {
  how: 'keep' | 'replace' | 'remove' | 'add' | 'repeat';
  /** Chooses the place; any number. */
  place: number;
  /** The key that is added. */
  key: string;
  value: unknown;
}

type Way = readonly (string | number)[];

/** The ways to every part of the value, itself first. */
function waysOf(value: unknown, way: Way = []): Way[] {
  if (typeof value !== 'object' || value === null || way.length > 20) return [way];
  return [way, ...Object.entries(value).flatMap(([key, part]) => waysOf(part, [...way, key]))];
}

/** A key such as `__proto__` becomes a property of the object itself. */
const own = (target: object, key: string, value: unknown): void =>
  void Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });

function changed(value: unknown, [key, ...rest]: Way, mutation: Mutation): unknown {
  if (key === undefined) return atPlace(value, mutation);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length === 0 && mutation.how === 'remove') delete copy[key];
  else own(copy, String(key), changed(copy[key], rest, mutation));
  return copy;
}

function atPlace(value: unknown, { how, key, value: other }: Mutation): unknown {
  if (how === 'remove') return undefined;
  if (how !== 'add' || typeof value !== 'object' || value === null || Array.isArray(value)) return other;
  const copy = { ...value };
  own(copy, key, other);
  return copy;
}

/** A copy with one change. */
export function mutated(value: unknown, mutation: Mutation): unknown {
  if (mutation.how === 'keep' || mutation.how === 'repeat') return value;
  const ways = waysOf(value);
  return changed(value, ways[mutation.place % ways.length] ?? [], mutation);
}

/** With `repeat` the first key stands twice in the JSON, which only a raw text can say. */
export function serialised(value: unknown, { how, value: other }: Mutation): string {
  const text = JSON.stringify(value) ?? '';
  const first = /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1];
  if (how !== 'repeat' || first === undefined) return text;
  return `{${first}:${JSON.stringify(other) ?? 'null'},${text.slice(1)}`;
}
