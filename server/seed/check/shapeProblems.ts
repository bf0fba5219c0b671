/** Lengths, addresses and dates in content: what any field of that kind can be. */
import type { BoundProblem } from '../../../contract/contentBounds.ts';

const MOST_ENTRIES = 200;
const LONGEST = { name: 200, text: 1_000, page: 5_000 } as const;

/** Texts of one line: names, titles, ids and addresses have their own lengths. */
const NAME = /(?:^id|Id|[nN]ame|[tT]itle|[bB]uttonText|[eE]mail|[nN]umber)$/;
const ADDRESS = /(?:Url|^url|^image)$/;
const INSTANT = /At$/;
/** Links may also be mail and telephone: the contract checks them. */
const LINKS = /Links\[\d+\]\.url$/;

/** A web address, or a path of this site: never a script, another protocol or another host. */
const SAFE_ADDRESS = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;
/** No second declaration, and nothing that loads. */
const UNSAFE_STYLE = /[;{}<>\\]|url\(/i;

/** With the country code, so that a phone can call it from anywhere. */
const PHONE = {
  pattern: /^\+\d(?: ?\d){7,14}$/,
  expected: 'a phone number with its country code, such as +254 712 345 678',
};

const FORMS: ReadonlyMap<string, typeof PHONE> = new Map([
  ['supportEmail', { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, expected: 'an e-mail address' }],
  ['whatsappNumber', PHONE],
  ['supportPhone', PHONE],
]);

const FIRST_YEAR = Date.UTC(2000, 0);
const LAST_YEAR = Date.UTC(2101, 0);

const isDated = (text: string): boolean => {
  const at = Date.parse(text);
  return Number.isNaN(at) || (at >= FIRST_YEAR && at < LAST_YEAR);
};

interface Place {
  collection: string;
  /** The field with the way to it, such as `sections[0].heading`. */
  field: string;
  name: string;
}

function lengthOf({ collection, name }: Place): number {
  if (ADDRESS.test(name)) return LONGEST.text;
  if (NAME.test(name)) return LONGEST.name;
  return collection === 'text-pages' ? LONGEST.page : LONGEST.text;
}

/** Names the expected form when the text has another one. */
function expectedOf(text: string, place: Place): string | undefined {
  const { field, name } = place;
  const longest = lengthOf(place);
  if (text.length > longest) return `${longest} characters at most`;
  if (text === '') return undefined;
  if (ADDRESS.test(name) && !LINKS.test(field) && !SAFE_ADDRESS.test(text))
    return 'a path of this site such as /images/logo.svg, or an address that begins with https:// or http://';
  if (INSTANT.test(name) && !isDated(text)) return 'an instant of the years 2000 to 2100';
  const form = FORMS.get(name);
  if (form && !form.pattern.test(text)) return form.expected;
  if (name === 'backgroundGradient' && UNSAFE_STYLE.test(text)) return 'a gradient or a colour, and nothing else';
  return undefined;
}

/** The texts and lists of an item, in all languages, that have a wrong shape. */
export function shapeProblems(collection: string, item: unknown): BoundProblem[] {
  return look(item, { collection, field: '', name: '' });
}

function look(value: unknown, place: Place): BoundProblem[] {
  const { field } = place;
  if (typeof value === 'string') {
    const expected = expectedOf(value, place);
    return expected === undefined ? [] : [{ field, value, expected }];
  }
  if (Array.isArray(value)) {
    const long = value.length > MOST_ENTRIES ? [{ field, value, expected: `${MOST_ENTRIES} entries at most` }] : [];
    return [...long, ...value.flatMap((entry, index) => look(entry, { ...place, field: `${field}[${index}]` }))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    look(part, { ...place, name, field: field === '' ? name : `${field}.${name}` }),
  );
}
