import type { RuntimePackage } from './runtimePackages.ts';

/** Licences of packages that may run in the product: they ask for their notice and nothing of our own code. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
];

/** Packages whose licence is not on the list; one that offers a choice needs one of them there. */
export const refusedPackages = (packages: readonly RuntimePackage[]): RuntimePackage[] =>
  packages.filter(({ licence }) => !choicesOf(licence).some((choice) => ALLOWED_LICENCES.includes(choice)));

const choicesOf = (licence: string): string[] => licence.replaceAll(/^\(|\)$/g, '').split(' OR ');

/** One line for each licence with its packages. */
export function licenceList(packages: readonly RuntimePackage[]): string {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  const line = ([licence, group]: [string, RuntimePackage[]]) =>
    `## ${licence}\n\n${group.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`;
  const licences = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en')).map(line);
  return ['# Licences of what the product runs with\n', ...licences].join('\n');
}
