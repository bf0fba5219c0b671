import { isDeepStrictEqual } from 'node:util';

const LONGEST = 600;

/** Counts passed checks and keeps the messages of failed ones. */
export class Checks {
  passed = 0;
  readonly failures: string[] = [];

  that(isSo: boolean, what: string): void {
    if (isSo) this.passed += 1;
    else this.failures.push(what);
  }

  equal(actual: unknown, expected: unknown, what: string): void {
    const isSo = isDeepStrictEqual(plain(actual), plain(expected));
    this.that(isSo, isSo ? what : `${what}: ${text(actual)} is not ${text(expected)}`);
  }

  add({ passed, failures }: Checks): void {
    this.passed += passed;
    this.failures.push(...failures);
  }
}

/** Stored documents have no undefined fields. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const text = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, LONGEST);
