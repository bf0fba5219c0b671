/** Fails when folders of one level import each other, anywhere in the project. Part of `npm run lint`. */
import { globSync } from 'node:fs';
import { findCircles } from './lint/findCircles.ts';
import { readImports } from './lint/readImports.ts';

/** Tests may join parts that do not know each other. */
const IS_TEST = /\.(?:test|suite|testTools)\.tsx?$|\/testing\//;

const files = globSync('{bench,contract,e2e,originals,sandbox,scripts,server,src,tools}/**/*.{ts,tsx}').filter(
  (file) => !IS_TEST.test(file),
);
const circles = findCircles(readImports(files));
for (const { level, folders, because } of circles)
  console.error(`${level}: ${folders.join(' → ')}\n  ${because.join('\n  ')}\n`);
if (circles.length > 0) {
  console.error('Move what both need to a folder below, or hand it in from above.');
  process.exitCode = 1;
}
