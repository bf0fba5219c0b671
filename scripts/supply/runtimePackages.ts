export interface RuntimePackage {
  name: string;
  version: string;
  /** SPDX, as the package says it. */
  licence: string;
}

interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** A workspace of ours, such as the drawing tools. */
  link?: boolean;
}

export interface PackageLock {
  packages: Readonly<Record<string, LockedPackage>>;
}

const FOLDER = 'node_modules/';

const nameOf = (place: string): string => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/** Packages that the product runs with, from package-lock.json: what only development needs is left out. */
export function runtimePackages({ packages }: PackageLock): RuntimePackage[] {
  const found = Object.entries(packages)
    .filter(([place, { dev, devOptional, link }]) => place.includes(FOLDER) && !link && !dev && !devOptional)
    .map(([place, { name = nameOf(place), version = '', license = 'none' }]) => ({ name, version, licence: license }));
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
