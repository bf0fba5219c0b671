import type { MultiCompiler, MultiStats } from 'webpack';
import type { Run } from './Run.ts';

/** One line an error; webpack itself prints all of it. */
const linesOf = (stats: MultiStats): string[] =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName, message }) =>
    [moduleName, message.split('\n')[0]].filter(Boolean).join(': '),
  );

/** Ends the run when the first compilation has errors. Later errors are only reported. */
export function watchCompilation(run: Run, compiler: MultiCompiler): void {
  let hasCompiled = false;
  compiler.hooks.done.tap('watchCompilation', (stats) => {
    const isFirst = !hasCompiled;
    hasCompiled = true;
    if (!stats.hasErrors()) return;
    const whatNow = isFirst ? 'all ends' : 'its next change compiles it again';
    const account = [`The web app does not compile, ${whatNow}:`, ...linesOf(stats).map((line) => `  ${line}`)].join(
      '\n',
    );
    if (isFirst) void run.fail(account);
    else console.error(account);
  });
}
