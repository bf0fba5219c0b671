import type * as v from 'valibot';

const LONGEST = 60;

/** A value as in the file, shortened when it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object with fields',
};

/** The contract's own error messages ask for these. */
const ASKS: Readonly<Record<string, string>> = {
  'not a link': 'a page such as /bonus, a web address, or mailto: or tel:',
  'not a date': 'an instant such as 2026-11-01T09:30:00.000Z',
  'not an id': 'an id of 1 to 200 characters, without slashes and without spaces around it',
};

const VALIDATIONS: Readonly<Record<string, string>> = {
  non_empty: 'text that is not empty',
  finite: 'a finite number',
  regex: 'a colour such as #8b3dff',
};

const choicesOf = (expected: string): string => `one of ${expected.replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}`;

function expectationOf({ type, kind, expected, message }: v.BaseIssue<unknown>): string {
  const ask = ASKS[message] ?? VALIDATIONS[type];
  if (ask) return ask;
  if (kind !== 'schema') return message;
  return type === 'picklist' ? choicesOf(expected ?? '') : (TYPES[expected ?? ''] ?? expected ?? message);
}

/** The mistake of a field, and what is expected. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'never') return issue.message;
  if (issue.type === 'object_with_rest' && issue.input === undefined) return 'is missing, and is needed';
  return `is ${shown(issue.input)}, expected ${expectationOf(issue)}`;
}

/** A field such as `footerData.legalLinks[2].url`; empty for the item itself. */
export const fieldOf = ({ path = [] }: { path?: readonly { key: unknown }[] | undefined }): string =>
  path.reduce((text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${key}`), '');
