import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FILE = './scripts/requireNode.mjs';
const ROOT = path.join(import.meta.dirname, '..');

/** Runs nothing behind the check, by a Node that calls itself so. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, '--import', FILE, '-e', ''];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, stderr };
}

describe('the check of Node', () => {
  it('says in one line which Node is needed', () => {
    expect(runAs('20.20.2')).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Karata needs Node 24 or later, and this is Node 20\.20\.2: .+\n$/),
    });
  });

  it.each(['24.0.0', '26.1.0'])('lets Node %s go on', (version) => {
    expect(runAs(version)).toEqual({ status: 0, stderr: '' });
  });

  it.each(['start', 'serve', 'seed', 'content', 'review', 'reset', 'backup', 'restore'])(
    'comes before npm run %s',
    (name) => {
      const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
        scripts: Readonly<Record<string, string>>;
      };
      const commands = scripts[name]?.split(' || ') ?? [];
      expect(commands.every((command) => command.includes(`node --import ${FILE} scripts/${name}.ts`))).toBe(true);
    },
  );
});
