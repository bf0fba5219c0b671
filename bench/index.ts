/**
 * npm run bench: every measurement of the site on a cheap phone, as Markdown, and as JSON in a file. Options choose some:
 * --only size,home,pages --browser full,shell --network 3g,weak --rounds 3 --before <commit> --json <file> --check
 */
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { Run } from '../scripts/run/Run.ts';
import { runCommand } from '../scripts/run/runCommand.ts';
import { runScript } from '../scripts/runScript.ts';
import { checkLine } from './report/check.ts';
import { checksOf } from './report/checks.ts';
import { writeResults } from './report/writeResults.ts';
import { measureAll } from './run/measureAll.ts';
import { readOptions } from './run/options.ts';

await runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  const run = new Run();
  await requireBuild(run);
  if (options.parts.includes('size')) console.log('\n## Sizes\n');
  const size = options.parts.includes('size') ? await runCommand(run, ['bench/size.ts']) : 0;
  const results = await measureAll(run, options);
  const checks = checksOf(results);
  if (checks.length > 0) console.log(`\n## What full Chromium must hold\n\n${checks.map(checkLine).join('\n')}`);
  writeResults(options.json, results);
  const isShort = options.isCheck && checks.some(({ isHeld }) => !isHeld);
  await run.end(isShort ? 1 : size);
});
