import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The imported project files of each file, types too. Paths are relative to the project, with slashes. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ALIASES: readonly (readonly [alias: string, folder: string])[] = [
  ['@/', 'src/'],
  ['@contract/', 'contract/'],
  ['@originals/', 'originals/'],
];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** TypeScript files of `files`, without imports of packages, styles and pictures. */
export function readImports(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): Imports {
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, read(file)).flatMap((name) => found(name, known) ?? [])]));
}

const importsOf = (file: string, source: string): string[] =>
  ts.preProcessFile(source, true, true).importedFiles.flatMap(({ fileName }) => pathOf(file, fileName) ?? []);

function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const alias = ALIASES.find(([begin]) => name.startsWith(begin));
  return alias && alias[1] + name.slice(alias[0].length);
}

function found(name: string, known: ReadonlySet<string>): string | undefined {
  const ending = ENDINGS.find((end) => known.has(name + end));
  return ending === undefined ? undefined : name + ending;
}
