import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Names of the wire, the database and the providers. */
const WORDS = /mpesa|stripe|daraja/i;
const IS_TEST = /\.(?:test|suite|testTools)\.ts$|\/testing\//;
/** Rails are registered, the public document names the providers who call us, and older web apps read rails by name. */
const NAMED = ['server/src/openapi/buildOpenapi.ts', 'server/src/rails/registered.ts'];

it('the words of one payment rail stay in its folder: no other file of the server uses them', () => {
  const files = globSync('server/src/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^server\/src\/rails\/[^/]+\//.test(file) && !IS_TEST.test(file));
  expect(files.filter((file) => WORDS.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(NAMED);
});
