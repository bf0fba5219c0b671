import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageLock } from './runtimePackages.ts';

export const ROOT = path.join(import.meta.dirname, '../..');

interface Project {
  name: string;
  dependencies: Readonly<Record<string, string>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

export const readProject = (): Project => read('package.json') as Project;
export const readLock = (): PackageLock => read('package-lock.json') as PackageLock;
