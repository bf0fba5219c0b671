/** npm run bench:size: what a visitor downloads. Fails above the budgets. */
import { runScript, ScriptError } from '../scripts/runScript.ts';
import { readBuiltWeb } from './readBuiltWeb.ts';
import { sizeReport, type SizeRow } from './sizeReport.ts';
import { kB, table } from './table.ts';

const rows = (list: readonly SizeRow[]) =>
  list.map(({ name, size }) => [name, kB(size.raw), kB(size.gzip), kB(size.brotli)]);

const sizes = (title: string, list: readonly SizeRow[]) => table([title, 'raw kB', 'gzip kB', 'brotli kB'], rows(list));

await runScript(async () => {
  const { first, firstTotal, inKiswahili, pageStyles, lazy, originals, worker, problems } = sizeReport(readBuiltWeb());
  console.log(sizes('First script of home', [...first, { name: '**sum**', size: firstTotal }, inKiswahili]), '\n');
  console.log(sizes('Styles of home', [pageStyles]), '\n');
  console.log(sizes('Loaded when needed (script and styles)', lazy), '\n');
  console.log(sizes('House game (script, styles, and as many of the heaviest motifs as it shows)', originals), '\n');
  console.log(sizes('In the background', [worker]), '\n');
  if (problems.length > 0) throw new ScriptError(problems.join('\n'));
});
