import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'MissingModulesPlugin';
/** webpack's code for a missing module; it throws when it runs. */
const STUB = /function webpackMissingModule\(\).*?Cannot find module '([^']*)'/g;

function stubsIn(module: Module, { chunkGraph, codeGenerationResults }: Compilation): Set<string> {
  const codes = [...chunkGraph.getModuleRuntimes(module)].flatMap((runtime) => [
    ...(codeGenerationResults?.get(module, runtime).sources.values() ?? []),
  ]);
  const stubs = codes.flatMap((code) => [...code.source().toString().matchAll(STUB)]);
  return new Set(stubs.map(([, request = '']) => request));
}

function describe(module: Module, stubs: ReadonlySet<string>): Error {
  const error = new webpack.WebpackError(`The bundle lacks what this module imports: ${[...stubs].join(', ')}`);
  return Object.assign(error, { name: 'MissingModuleError', module });
}

/**
 * Reports each module whose code would throw because an import is not in the bundle. webpack reports what it cannot
 * resolve; this finds what it resolved and then left out silently.
 */
export class MissingModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterCodeGeneration.tap(NAME, () => {
        const { modules, errors, warnings } = compilation;
        const told = new Set([...errors, ...warnings].map((problem) => 'module' in problem && problem.module));
        for (const module of modules) {
          const stubs = told.has(module) ? new Set<string>() : stubsIn(module, compilation);
          if (stubs.size > 0) errors.push(describe(module, stubs));
        }
      });
    });
  }
}

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

/** Chromium compiles all functions of such a script while it loads, beside the page, instead of each when it is first called. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Marks the first script, most of which runs before the app is there. */
export class RunAtOncePlugin {
  apply(compiler: Compiler): void {
    new webpack.BannerPlugin({
      banner: HINT,
      raw: true,
      test: /\bmain\.[\da-f]+\.js$/,
      // This comes after the minimizer, which removes comments, and before the name is made of the content.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  }
}
