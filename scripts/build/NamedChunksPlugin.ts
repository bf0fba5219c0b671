import type { Compiler } from 'webpack';

/**
 * Uses the names of chunks. Otherwise the first download has a table from number to name in addition to the one from
 * number to hash.
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
