/** The docs name nothing that no longer exists: links, headings, paths and commands, also in comments of the code. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDERS = [
  'src',
  'originals',
  'server',
  'contract',
  'content',
  'sandbox',
  'scripts',
  'e2e',
  'bench',
  'tools',
  'docs',
  'public',
  '__mocks__',
  '.ci',
];

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const find = (pattern: string): string[] => globSync(pattern, { cwd: ROOT });
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** Examples in blocks may name the reader's own files; drawings are checked with the text. */
const withoutExamples = (text: string): string => text.replaceAll(/^```(?!mermaid)\w*\n[\s\S]*?^```$/gm, '');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** GitHub's address of a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (file: string): string[] => matches(read(file), /^#+ (.+)$/gm);

const docs = [...find('*.md'), ...find('docs/**/*.md')];
const codeFiles = find(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,scss,cjs,js}`);

function isLinkAlive(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : path.join(path.dirname(from), file);
  if (!existsSync(path.join(ROOT, target))) return false;
  return anchor === undefined || headingsOf(target).map(slugOf).includes(anchor);
}

const isPath = (word: string): boolean => FOLDERS.includes(word.split('/')[0] ?? '') && /^[\w@./*-]+$/.test(word);

/** Code spans and drawings name our folders; every text that begins with one is a path. */
const pathsIn = (text: string): string[] => [
  ...matches(text, /`([^`\n]+)`/g).flatMap((span) => span.split(' ')),
  ...matches(text, /^```mermaid\n([\s\S]*?)^```$/gm).flatMap((drawing) => drawing.split(/[\s"[\]();]+/)),
];

/** A comment's `docs/product.md, Deposits`: the file, and an optional heading. */
const CALL = /\b(docs\/[\w/-]+\.md)(?:, ([A-Z][A-Za-z' -]*[A-Za-z]))?/g;

const linksIn = (text: string): string[] => matches(withoutExamples(text), /\]\((?!https?:)([^)\s]+)\)/g);
const ownPathsIn = (text: string): string[] =>
  pathsIn(withoutExamples(text)).filter((word) => word.includes('/') && isPath(word));
const commandsIn = (text: string): string[] => matches(text, /npm run ([\w:]+)/g);

/** Each doc with what was found in it. Where nothing is, nothing can be wrong. */
const docsWith = (search: (text: string) => string[]): [string, string[]][] =>
  docs.map((file): [string, string[]] => [file, search(read(file))]).filter(([, found]) => found.length > 0);

it.each(docsWith(linksIn))('%s links to files and headings that exist', (file, links) => {
  expect(links.filter((link) => !isLinkAlive(file, link))).toEqual([]);
});

it.each(docsWith(ownPathsIn))('%s names paths that exist', (_file, paths) => {
  expect(paths.filter((word) => find(word.replace(/\/$/, '')).length === 0)).toEqual([]);
});

it.each(docsWith(commandsIn))('%s names commands that package.json has', (_file, commands) => {
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
});

describe('comments in the code', () => {
  it('name headings that exist in the docs', () => {
    const calls = codeFiles.flatMap((file) =>
      [...read(file).matchAll(CALL)].map(([call, doc = '', part]) => ({ file, call, doc, part })),
    );
    const lost = calls.filter(
      ({ doc, part }) => !existsSync(path.join(ROOT, doc)) || (part !== undefined && !headingsOf(doc).includes(part)),
    );
    expect(lost.map(({ file, call }) => `${file}: ${call}`)).toEqual([]);
  });
});
