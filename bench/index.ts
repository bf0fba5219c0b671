/** npm run bench: every measurement, as Markdown. */
import { Run } from '../scripts/run/Run.ts';
import { requireBuild } from '../scripts/run/requireBuild.ts';
import { runCommand } from '../scripts/run/runCommand.ts';

const run = new Run();
await requireBuild(run);
let worst = 0;
for (const bench of ['size', 'paint', 'grid']) {
  console.log(`\n## ${bench}\n`);
  worst = Math.max(worst, await runCommand(run, [`bench/${bench}.ts`]));
}
await run.end(worst);
