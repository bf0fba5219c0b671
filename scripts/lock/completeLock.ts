import { type Platform, platformOf } from './platformOf.ts';

export interface LockEntry extends Platform {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  packages: Readonly<Record<string, LockEntry>>;
}

export interface CompletedLock<TLock extends Lock> {
  lock: TLock;
  /** Paths of the missing entries. */
  added: string[];
}

const FOLDER = 'node_modules/';

/** The folders in which Node looks for a package's dependencies, its own first. */
function* lookupPaths(owner: string, dependency: string): Generator<string> {
  for (let folder = owner; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    yield `${folder}/${FOLDER}${dependency}`;
  }
  yield FOLDER + dependency;
}

function entryFor(owner: string, name: string, version: string, isDev: boolean): LockEntry {
  const { os, cpu, libc } = platformOf(name);
  if (!/^\d+\.\d+\.\d+/.test(version) || !os) {
    throw new Error(
      `${owner} has the optional dependency ${name}@${version}, which is no platform package of one version`,
    );
  }
  // The fields stand in npm's order.
  return { version, ...(cpu && { cpu }), ...(isDev && { dev: true }), ...(libc && { libc }), optional: true, os };
}

function missingOf(packages: Lock['packages'], owner: string): [string, LockEntry][] {
  const { optionalDependencies = {}, dev = false } = packages[owner] ?? {};
  const missing = Object.entries(optionalDependencies).filter(([name]) =>
    [...lookupPaths(owner, name)].every((place) => !packages[place]),
  );
  return missing.map(([name, version]) => [FOLDER + name, entryFor(owner, name, version, dev)]);
}

const withoutHost = ({ resolved, ...entry }: LockEntry): LockEntry =>
  resolved === undefined || /^https?:/.test(resolved) ? entry : { ...entry, resolved };

/**
 * Adds platform packages that `npm install` left out because the registry did not have them, which `npm ci` of npm 11
 * refuses. Removes registry addresses, so that any registry works.
 * @throws Error when an optional dependency is not a platform package with one exact version
 */
export function completeLock<TLock extends Lock>(lock: TLock): CompletedLock<TLock> {
  const missing = new Map(Object.keys(lock.packages).flatMap((owner) => missingOf(lock.packages, owner)));
  const entries: [string, LockEntry][] = Object.entries(lock.packages).map(([place, entry]) => [
    place,
    withoutHost(entry),
  ]);
  const ordered = [...entries, ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(ordered) }, added: [...missing.keys()] };
}
