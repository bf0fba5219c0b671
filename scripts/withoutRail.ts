/** npm run without:rail -- card|mobile: deletes a rail from a copy of the project, then checks types and runs Jest there. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RAIL_NAMES, RAIL_WORDS, type RailName } from '../contract/railWords.ts';
import { runScript, ScriptError } from './runScript.ts';
import { ProjectCopy } from './testing/ProjectCopy.ts';

const CODE = '{contract,src,originals,server,sandbox,scripts,e2e,bench}/**/*.{ts,tsx}';
const IMPORT = /^(?:import|export) (?:type )?(?:\{?([^'{}]*?)\}? from )?'(\.[^']*)';\n/gm;

/** The folders and files of a rail. Folders such as `besideMobile` and `cardAndMobile` have what needs both. */
const placesOf = (rail: RailName): string[] => {
  const named = `${rail[0]?.toUpperCase()}${rail.slice(1)}`;
  return [
    `server/src/rails/${rail}`,
    `server/src/rails/*/beside${named}`,
    `sandbox/${rail}`,
    `src/features/wallet/{deposit,withdraw}/methods/${RAIL_WORDS[rail].withdrawal}`,
    `bench/*/{${rail}And*,*And${named}}`,
    `{scripts/run/standIns,e2e/support/rails}/${rail}.ts`,
    `e2e/money/*${named}.test.ts`,
  ];
};

/** Names that stand in a list, such as `{ card, mobile }` or `[openCardKit()]`. */
const inList = (name: string): RegExp =>
  new RegExp(String.raw`(?<=(?:\[|(?<!\$)\{|,)\s*)(?:\.\.\.)?${name}(?:\(\))?(?:, ?|(?=\s*[\]}]))`, 'g');

/** The code without its imports of what is gone, and without the names of these imports in lists. */
function withoutGone(file: string, code: string): string {
  const names: string[] = [];
  const rest = code.replace(IMPORT, (line, imported: string | undefined, from: string) => {
    const target = path.join(path.dirname(file), from);
    if (['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) => existsSync(target + end))) return line;
    names.push(...(imported ?? '').split(',').map((name) => name.replace(/^.* as |type /, '').trim()));
    return '';
  });
  return names.filter(Boolean).reduce((text, name) => text.replaceAll(inList(name), ''), rest);
}

/** Changes the files of a pattern; prints those that change. */
function edit(root: string, pattern: string, change: (text: string, file: string) => string): void {
  for (const name of globSync(pattern, { cwd: root, exclude: ['node_modules'] })) {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, file);
    if (changed === text) continue;
    writeFileSync(file, changed);
    console.log(`  ${name}`);
  }
}

/** True when words of the docs come from these messages, whose arguments stand for any text. */
function quotedIn(catalogues: readonly string[]): (words: string) => boolean {
  const messages = globSync(catalogues).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  const filledIn = messages.map(
    (message) =>
      new RegExp(
        `^${message
          .split(/\{[^{}]*\}/)
          .map(RegExp.escape)
          .join('.+')}$`,
      ),
  );
  return (words) => {
    const text = words.replaceAll(/\s+/g, ' ');
    return messages.some((message) => message.includes(text)) || filledIn.some((pattern) => pattern.test(text));
  };
}

/** Deletes the rail, journeys that use it by name, its registrations, and what example settings and docs say of it. */
function takeOut(rail: RailName, root: string): void {
  const settings = readFileSync(path.join(root, `server/src/rails/${rail}/settings.ts`), 'utf8');
  const variables = [...settings.matchAll(/\('([A-Z]+(?:_[A-Z]+)+)',/g)].map(([, name]) => name).join('|');
  const isGone = quotedIn(placesOf(rail).map((place) => path.join(root, place, '**/messages/en.json')));
  for (const place of globSync(placesOf(rail), { cwd: root })) rmSync(path.join(root, place), { recursive: true });
  const support = `support/rails/${rail}.ts`;
  for (const journey of globSync('e2e/**/*.test.ts', { cwd: root }).map((name) => path.join(root, name)))
    if (readFileSync(journey, 'utf8').includes(support)) rmSync(journey);
  console.log('Changed are:');
  edit(root, CODE, (code, file) => withoutGone(file, code));
  edit(root, 'contract/railWords.ts', (code) => code.replace(new RegExp(`^  ${rail}: .*\n`, 'm'), ''));
  edit(root, '.env.example', (text) => text.replaceAll(new RegExp(`^#.*\n(?:${variables})=.*\n`, 'gm'), ''));
  const gone = new RegExp(
    `^.*(?:\\b(?:${variables})\\b|(?:rails|sandbox|methods)/(?:${rail}|${RAIL_WORDS[rail].withdrawal})\\b).*\n`,
    'gm',
  );
  edit(root, '{*.md,docs/**/*.md}', (text) => text.replaceAll(gone, ''));
  edit(root, 'docs/product.md', (text) =>
    text.replaceAll(/"([^"]+)"/g, (quote, words: string) => (isGone(words) ? words : quote)),
  );
}

await runScript(async () => {
  const rail = RAIL_NAMES.find((name) => name === process.argv[2]);
  if (!rail) throw new ScriptError(`Say which: npm run without:rail -- ${RAIL_NAMES.join('|')}`);
  const copy = new ProjectCopy();
  const { root } = copy;
  try {
    takeOut(rail, root);
    const run = (...args: string[]) => spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status === 0;
    const steps = [
      ['run', 'indexes'],
      ['run', 'typecheck'],
      ['test', '--', '--silent', ...process.argv.slice(3)],
    ];
    const failed = steps.filter((step) => !run(...step)).map((step) => `npm ${step.join(' ')}`);
    if (failed.length > 0) throw new ScriptError(`Without ${rail} these fail: ${failed.join(', ')}`);
    console.log(`Everything holds without ${rail}.`);
  } finally {
    copy.remove();
  }
});
