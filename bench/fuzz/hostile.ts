/** Values that have broken servers: for a field, a parameter, a query or a header. */
import fc from 'fast-check';

export const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const;

/** Fields that only the server writes. */
export const FOREIGN_KEYS = [
  'uid',
  'userId',
  'balance',
  'bonusBalance',
  'held',
  'role',
  'isAdmin',
  'status',
  'id',
] as const;

const NUMBERS = [
  -1,
  -0,
  0,
  0.001,
  1e-7,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MAX_VALUE,
  2 ** 31,
  0.1 + 0.2,
];
const TEXTS = [
  '',
  ' ',
  '\0',
  '\r\nset-cookie: a=b',
  '\ud800',
  '\u202eabc',
  '١٠٠',
  'é'.normalize('NFD'),
  '💰'.repeat(500),
  'a'.repeat(20_000),
  '../../../etc/passwd',
  '..%2f..%2fusers%2fother',
  "' OR 1=1 --",
  '{"$gt":""}',
  '<script>alert(1)</script>',
  '${7*7}',
  'javascript:alert(1)',
  'NaN',
  'Infinity',
  '1e400',
  '-0',
  'null',
  'undefined',
  '[object Object]',
  '2026-13-45T99:99:99Z',
  ...PROTOTYPE_KEYS,
];

/** Objects in objects, as deep as the number says. */
const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

export const hostileTexts = fc.oneof(fc.constantFrom(...TEXTS), fc.string(), fc.string({ unit: 'binary' }));

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ...NUMBERS),
  fc.double(),
  fc.maxSafeInteger(),
  hostileTexts,
  fc.jsonValue(),
  fc.constantFrom(50, 1_000).map(nested),
  fc.constantFrom(1_000, 20_000).map((length) => Array.from({ length }, () => 1)),
);
