/** node bench/chart.ts [figures.json]: draws docs/measurements.svg from the figures of npm run bench -- --json docs/measurements.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runScript, ScriptError } from '../scripts/runScript.ts';
import { drawChart } from './chart/drawChart.ts';
import type { Results } from './report/results.ts';

const FIGURES = 'docs/measurements.json';
const CHART = 'docs/measurements.svg';

await runScript(async () => {
  const [file = FIGURES] = process.argv.slice(2);
  if (!existsSync(file)) throw new ScriptError(`There is no ${file}: npm run bench -- --json ${file} makes it`);
  const { browsers } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const home = browsers.full?.home;
  if (!home) throw new ScriptError(`${file} has no figures of full Chromium`);
  writeFileSync(
    CHART,
    drawChart({ '3g': home['3g']?.figures, weak: home.weak?.figures }, 'Home on a cheap phone, first visit'),
  );
  console.log(`The chart is in ${CHART}.`);
});
