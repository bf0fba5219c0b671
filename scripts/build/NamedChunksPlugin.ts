import type { Compiler } from 'webpack';

/**
 * A chunk that has a name is known by it. Otherwise the first download has a table from number to name beside the one
 * from number to hash, for scripts and for styles.
 */
export class NamedChunksPlugin {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(NamedChunksPlugin.name, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(NamedChunksPlugin.name, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
