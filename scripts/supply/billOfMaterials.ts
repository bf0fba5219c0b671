/** CycloneDX of what the product runs with, written by npm from package-lock.json alone. */
import * as v from 'valibot';
import { runNpm } from './runNpm.ts';
import type { RuntimePackage } from './runtimePackages.ts';

const PropertySchema = v.object({ name: v.string(), value: v.string() });
const BillSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: v.looseObject({ 'bom-ref': v.string(), name: v.string() }) }),
  components: v.array(v.looseObject({ 'bom-ref': v.string(), properties: v.array(PropertySchema) })),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

export type Bill = v.InferOutput<typeof BillSchema>;

/**
 * All packages: with `--omit=dev` npm leaves out what runs in the product and is used by a development tool too, such as
 * ajv, which Fastify needs.
 */
const COMMAND = ['sbom', '--offline', '--package-lock-only', '--sbom-format', 'cyclonedx'];

/** npm says it of a package with a second place in the tree that only development needs. */
const DEVELOPMENT = 'cdx:npm:package:development';

/** @throws Error when npm writes none */
export async function billOfMaterials(productName: string, packages: readonly RuntimePackage[]): Promise<Bill> {
  const bill = v.safeParse(BillSchema, await runNpm(COMMAND));
  if (!bill.success) throw new Error('npm sbom wrote no bill of materials: it needs npm 11');
  return ofRuntime(bill.output, productName, packages);
}

function ofRuntime(
  { metadata, components, dependencies, ...others }: Bill,
  name: string,
  packages: readonly RuntimePackage[],
): Bill {
  const root = metadata.component['bom-ref'];
  const refs = new Set([root, ...packages.map((one) => `${one.name}@${one.version}`)]);
  return {
    ...others,
    // npm takes the folder's name.
    metadata: { ...metadata, component: { ...metadata.component, name, type: 'application' } },
    components: components
      .filter((one) => refs.has(one['bom-ref']))
      .map((one) => ({ ...one, properties: one.properties.filter((property) => property.name !== DEVELOPMENT) })),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}
