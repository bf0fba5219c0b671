import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** Not in a fresh clone, and its packages, which are ours. */
const LEFT_OUT = ['.git', '.cache', '.data', '.env', '.artifacts', 'coverage', 'dist', 'node_modules'].map((name) =>
  path.join(ROOT, name),
);

export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/** The project like a fresh clone, in its own folder, with files that may be changed. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'karata-project-'));
  cpSync(ROOT, root, { recursive: true, filter: (source) => !LEFT_OUT.includes(source) });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }) };
}
