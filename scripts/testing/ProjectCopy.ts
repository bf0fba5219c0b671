import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** Not in a fresh clone, and its packages, which are ours. */
const LEFT_OUT = ['.git', '.cache', '.data', '.env', '.artifacts', 'coverage', 'dist', 'node_modules'].map((name) =>
  path.join(ROOT, name),
);

/** The project like a fresh clone, in its own folder, with files that may be changed. */
export class ProjectCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'karata-project-'));

  constructor() {
    cpSync(ROOT, this.root, { recursive: true, filter: (source) => !LEFT_OUT.includes(source) });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  /** Gives the matching files another text. @throws when no file matches */
  write(pattern: string, text: string): void {
    const files = globSync(pattern, { cwd: this.root });
    if (files.length === 0) throw new Error(`There is no ${pattern}`);
    files.forEach((file) => writeFileSync(path.join(this.root, file), text));
  }

  /** Replaces the first `text` in a file, as an editor saves it. @throws when the file does not contain it */
  edit(file: string, text: string, replacement: string): void {
    const before = readFileSync(path.join(this.root, file), 'utf8');
    if (!before.includes(text)) throw new Error(`${file} has no ${text}`);
    writeFileSync(path.join(this.root, file), before.replace(text, replacement));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}
