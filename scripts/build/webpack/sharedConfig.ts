import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { from, type Build } from './build.ts';
import { styleRules } from './styles.ts';

const { resolve } = createRequire(import.meta.url);

const cacheOf = ({ bundle, mode, isHot }: Build): Configuration['cache'] => ({
  type: 'filesystem',
  name: [bundle, mode, isHot && 'hot'].filter(Boolean).join('-'),
  cacheDirectory: from('.cache/webpack'),
  buildDependencies: {
    config: [
      from('webpack.config.ts'),
      from('scripts/build/webpack/build.ts'),
      from('scripts/build/webpack/sharedConfig.ts'),
      from('scripts/build/webpack/styles.ts'),
      from('babel.config.cjs'),
      from('package.json'),
      from('scripts/build/compiledFiles.ts'),
      from('scripts/build/messagesLoader.cjs'),
      from('scripts/build/shortAdviceLoader.cjs'),
      from('scripts/build/leanReactLoader.cjs'),
    ],
  },
});

/**
 * webpack leaves out unused imports of modules without side effects. An index file passes each requested name to all
 * its `export *`; one without the name counts as never run, but in development, where unused exports stay, it runs and
 * its first import throws (webpack 5.112, `canLazyImports` in LazyBarrels.js). Production removes it.
 */
/** The library of formats, and what it is made of. */
const INTL = /[\\/]node_modules[\\/](?:react-intl|@formatjs|intl-messageformat)[\\/]/;

const optimizationOf = ({ bundle, mode }: Build): Configuration['optimization'] => ({
  sideEffects: mode === 'production',
  // The shortest export names, because modules of other chunks use them.
  ...(mode === 'production' && { mangleExports: 'size' }),
  // One copy for all parts that format dates, numbers and plurals; the first screen has none.
  splitChunks: { cacheGroups: { intl: { test: INTL, name: 'intl', chunks: 'async', enforce: true } } },
  minimizer: [
    new TerserPlugin({
      terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true, reduce_funcs: bundle !== 'web' } },
      // The licences are in a file next to each script, so the script does not name it.
      extractComments: { filename: '[file].LICENSE.txt', banner: false },
    }),
    new CssMinimizerPlugin(),
  ],
});

const shortAdvice: RuleSetRule = {
  test: /\/(?:@formatjs|@reduxjs|intl-messageformat|redux|reselect)\/.*\.m?js$/,
  use: from('scripts/build/shortAdviceLoader.cjs'),
};

const leanReact: RuleSetRule = {
  test: /\/node_modules\/(?:(?:react|react-dom|scheduler)\/cjs\/.*\.production|react-dom\/(?:client|index))\.js$/,
  use: from('scripts/build/leanReactLoader.cjs'),
};

/**
 * The schemas of rounds get a copy of valibot in their own chunk. webpack keeps every function that any chunk uses in the
 * copy of the first download, although home reads no round.
 */
const roundSchemas: RuleSetRule = {
  include: [
    ...['bets', 'flights', 'playLimits', 'rounds', 'seeds'].map((name) => from(`contract/${name}.ts`)),
    from('originals/verify'),
  ],
  resolve: { alias: { valibot$: from('node_modules/valibot/dist/index.mjs?rounds') } },
};

/** The text of an SVG file, with shorter paths and no white space between its elements. */
const motifs: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/source',
  loader: 'svgo-loader',
  options: { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] },
};

/** Common to all three bundles. */
export const sharedConfig = (build: Build): Configuration => ({
  name: build.bundle,
  mode: build.mode,
  context: from(''),
  cache: cacheOf(build),
  module: {
    rules: [
      {
        test: /\.[jt]sx?$/,
        include: [from('src'), from('originals'), from('contract')],
        loader: 'babel-loader',
        options: { plugins: build.isHot ? ['react-refresh/babel'] : [] },
      },
      { test: /\/messages\/\w+\.json$/, type: 'javascript/auto', use: from('scripts/build/messagesLoader.cjs') },
      ...(build.isHot ? [] : [shortAdvice]),
      ...(build.isHot || build.bundle === 'prerender' ? [] : [leanReact]),
      ...(build.bundle === 'web' ? [roundSchemas] : []),
      motifs,
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ...styleRules(build),
    ],
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@contract': from('contract'),
      '@originals': from('originals'),
      '@': from('src'),
      '@formatjs/icu-messageformat-parser$': resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
    },
  },
  optimization: optimizationOf(build),
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
