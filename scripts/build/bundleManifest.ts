import type { MultiStats, StatsCompilation } from 'webpack';

/** Files by chunk name, as paths under the web folder, without source maps. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** The files of each chunk of a build. */
export interface BundleManifest {
  /** The web app: its entry is `main`, the others load when needed. */
  web: ChunkFiles;
  /** The house games, by entry. */
  originals: ChunkFiles;
}

function chunkFiles({ namedChunkGroups = {} }: StatsCompilation): ChunkFiles {
  const groups = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
    const files = assets.map((asset) => asset.name).filter((file) => !file.endsWith('.map'));
    return [name, files] as const;
  });
  return Object.fromEntries(groups);
}

/** @throws Error when the build lacks one of the two bundles */
export function bundleManifest(stats: MultiStats): BundleManifest {
  const filesOf = (bundle: keyof BundleManifest): ChunkFiles => {
    const found = stats.stats.find(({ compilation }) => compilation.name === bundle);
    if (!found) throw new Error(`the build has no bundle named ${bundle}`);
    return chunkFiles(found.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }));
  };
  return { web: filesOf('web'), originals: filesOf('originals') };
}
