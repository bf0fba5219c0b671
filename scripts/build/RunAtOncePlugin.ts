import webpack, { type Compiler } from 'webpack';

/** Chromium compiles all functions of such a script while it loads, beside the page, instead of each when it is first called. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Marks the first script, most of which runs before the app is there. */
export class RunAtOncePlugin {
  apply(compiler: Compiler): void {
    new webpack.BannerPlugin({
      banner: HINT,
      raw: true,
      test: /\bmain\.[\da-f]+\.js$/,
      // After the minimizer, which removes comments, and before the name is made of the content.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  }
}
