import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '../..');
const FIXTURE = path.join(import.meta.dirname, 'fixtures/unknownRequests.ts');

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/** Runs the fixture with its own Jest. Gives for each test nothing, or the first line of its failure. */
function runFixture(): Record<string, string[]> {
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', 'web', '--json', '--testMatch', FIXTURE];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const { testResults } = JSON.parse(stdout) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(
    tests.map(({ title, failureMessages }) => [title, failureMessages.map((text) => text.split('\n')[0] ?? '')]),
  );
}

const refused = (request: string) => [`Error: No handler knows ${request}: the test has to say what it answers.`];

it('a request without a handler fails only the test that made it', () => {
  expect(runFixture()).toEqual({
    'requests a known path': [],
    'requests an unknown path, and waits': refused('GET /api/nothing'),
    'comes after a test that waited': [],
    'requests an unknown path, and ends': refused('POST /api/late'),
    'comes after a test that ended': [],
    'ends while an answer is on its way that leads to an unknown path': refused('GET /api/second'),
    'requests a path whose handler never answers': [],
  });
});
