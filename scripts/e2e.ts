/** npm run e2e: journeys in Chromium through the built site. Arguments go to Playwright: npm run e2e -- search */
import { requireBuild } from './run/requireBuild.ts';
import { Run } from './run/Run.ts';
import { runCommand } from './run/runCommand.ts';
import { startBuiltSite } from './run/startBuiltSite.ts';
import { runScript } from './runScript.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

await runScript(async () => {
  const run = new Run();
  await requireBuild(run);
  const { baseUrl } = await startBuiltSite(run);
  const args = [PLAYWRIGHT, 'test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)];
  const code = await runCommand(run, args, { E2E_ORIGIN: baseUrl });
  await run.end(code);
});
