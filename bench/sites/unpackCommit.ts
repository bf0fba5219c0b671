import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScriptError } from '../../scripts/runScript.ts';

const ROOT = path.join(import.meta.dirname, '../..');

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'ignore'] });

function hashOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  } catch {
    throw new ScriptError(`There is no commit ${commit} here: fetch it, or leave it out with --before none`);
  }
}

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const libraries = (folder: string): Record<string, string> => {
  const read = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
  return { ...read.dependencies, ...read.devDependencies };
};

/** Ours will do when they have every library of the other in its version. */
function hasOurLibraries(folder: string): boolean {
  const ours = libraries(ROOT);
  return Object.entries(libraries(folder)).every(([name, version]) => ours[name] === version);
}

function install(folder: string): void {
  if (hasOurLibraries(folder)) return symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

/**
 * The files of a commit with their libraries, in a folder of the machine's temporary ones: the next run finds them there.
 * @throws ScriptError when the commit is not known here
 */
export function unpackCommit(commit: string): string {
  const folder = path.join(tmpdir(), `karata-before-${hashOf(commit).slice(0, 12)}`);
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  install(folder);
  return folder;
}
