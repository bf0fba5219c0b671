/** npm run sbom: bill of materials (CycloneDX) and licences of what the product runs with, into .artifacts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript, ScriptError } from './runScript.ts';
import { billOfMaterials } from './supply/billOfMaterials.ts';
import { licenceList, refusedPackages } from './supply/licences.ts';
import { readLock, readProject, ROOT } from './supply/readProject.ts';
import { runtimePackages } from './supply/runtimePackages.ts';

await runScript(async () => {
  const packages = runtimePackages(readLock());
  const bill = await billOfMaterials(readProject().name, packages);
  mkdirSync(path.join(ROOT, '.artifacts'), { recursive: true });
  writeFileSync(path.join(ROOT, '.artifacts/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(path.join(ROOT, '.artifacts/licences.md'), licenceList(packages));
  console.log(`${bill.components.length} components in .artifacts/sbom.cdx.json, licences in .artifacts/licences.md`);
  const refused = refusedPackages(packages).map(({ name, licence }) => `${name}: ${licence}`);
  if (refused.length > 0) throw new ScriptError(`Not on the list of allowed licences: ${refused.join(', ')}`);
});
