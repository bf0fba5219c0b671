/** The settings that all bundles of the build share. Libraries are bundled as they are published (docs/decisions/libraries-as-published.md). */
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { CustomPlugin } from 'svgo';
import type { Configuration, RuleSetRule } from 'webpack';
import { from } from './folders.ts';

const { resolve } = createRequire(import.meta.url);

export type Mode = 'development' | 'production';

export interface Build {
  bundle: 'web' | 'originals' | 'worker' | 'prerender';
  mode: Mode;
  /** The development server replaces modules in the running page. */
  isHot: boolean;
}

export const fileName = (mode: Mode, ext: string) =>
  mode === 'production' ? `assets/[name].[contenthash:6].${ext}` : `assets/[name].${ext}`;

const isExtracted = ({ bundle, isHot }: Build): boolean => bundle !== 'prerender' && !isHot;

/** The loader after css-loader; the prerender needs only the class names. */
const styleTarget = (build: Build): string[] => {
  if (build.bundle === 'prerender') return [];
  return [isExtracted(build) ? MiniCssExtractPlugin.loader : 'style-loader'];
};

const styleRules = (build: Build): RuleSetRule[] => {
  const exportOnlyLocals = build.bundle === 'prerender';
  const use = (modules: object) => [
    ...styleTarget(build),
    {
      loader: 'css-loader',
      options: { modules: { ...modules, exportOnlyLocals }, importLoaders: 1, sourceMap: false },
    },
    'sass-loader',
  ];
  const localIdentName = build.mode === 'production' ? '[hash:base64:5]' : '[name]__[local]--[hash:base64:4]';
  const named = { namedExport: false, exportLocalsConvention: 'camel-case-only', localIdentName };
  return [
    { test: /\.module\.scss$/, use: use(named) },
    { test: /\.scss$/, exclude: /\.module\.scss$/, use: use({ mode: 'global' }), sideEffects: true },
  ];
};

export const extractStyles = (mode: Mode) =>
  new MiniCssExtractPlugin({
    filename: fileName(mode, 'css'),
    // One hash for all, because a table of them would be in the first download.
    chunkFilename: mode === 'production' ? 'assets/[name].[fullhash:6].css' : fileName(mode, 'css'),
    ignoreOrder: true,
    linkType: false,
  });

const cacheOf = ({ bundle, mode, isHot }: Build): Configuration['cache'] => ({
  type: 'filesystem',
  // The cache names files by their whole paths, so a cache that was copied with its folder starts empty at its new place.
  version: from(''),
  name: [bundle, mode, isHot && 'hot'].filter(Boolean).join('-'),
  cacheDirectory: from('.cache/webpack'),
  buildDependencies: {
    config: [
      from('webpack.config.ts'),
      from('scripts/build/sharedConfig.ts'),
      from('babel.config.cjs'),
      from('package.json'),
      from('scripts/build/compiledFiles.ts'),
      from('scripts/build/pureConstants.ts'),
      from('scripts/build/messagesLoader.ts'),
      from('scripts/build/pageTexts.ts'),
    ],
  },
});

/** The first script of the web app. It is shorter when functions that stand together are declared together; the others are not. */
const FIRST = /\bmain\./;

const scripts = (which: { include: RegExp } | { exclude: RegExp }, compress = {}) =>
  new TerserPlugin({
    ...which,
    terserOptions: { ecma: 2020, compress: { passes: 3, ...compress } },
    // The licences are in a file next to each script, so the script does not name it.
    extractComments: { filename: '[file].LICENSE.txt', banner: false },
  });

/** The library of formats, and what it is made of. */
const INTL = /[\\/]node_modules[\\/](?:react-intl|@formatjs|intl-messageformat)[\\/]/;

/**
 * `sideEffects`: webpack leaves out unused imports of modules without side effects. An index file passes each requested
 * name to all its `export *`; one without the name counts as never run, but in development, where unused exports stay,
 * it runs and its first import throws (webpack 5.112, `canLazyImports` in LazyBarrels.js). Production removes it.
 */
const optimizationOf = ({ mode }: Build): Configuration['optimization'] => ({
  sideEffects: mode === 'production',
  // The shortest names of exports, because modules of other chunks use them.
  ...(mode === 'production' && { mangleExports: 'size' }),
  // One copy for all parts that format dates, numbers and plurals; the first screen has none. Parts share a script of their own
  // from 40 kB of source on: each script more is named in the first download, and small ones compress badly.
  splitChunks: { minSize: 40_000, cacheGroups: { intl: { test: INTL, name: 'intl', chunks: 'async', enforce: true } } },
  minimizer: [scripts({ exclude: FIRST }), scripts({ include: FIRST }, { hoist_funs: true }), new CssMinimizerPlugin()],
});

/** A motif looks at its palette when it is opened by itself; in a game its colours are put in. */
const withoutStylesheet: CustomPlugin = {
  name: 'withoutStylesheet',
  fn: () => ({
    instruction: {
      enter(node, parent) {
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/**
 * A file that games load, with shorter paths and no white space between its elements. Relative paths are longer by
 * themselves, and shorter compressed.
 */
const motifs = ({ bundle, mode }: Build): RuleSetRule => ({
  test: /\.svg$/,
  type: 'asset/resource',
  generator: {
    filename: fileName(mode, 'svg').replace('[name]', 'motifs/[name]'),
    publicPath: '/',
    emit: bundle !== 'prerender',
  },
  loader: 'svgo-loader',
  options: {
    plugins: [
      withoutStylesheet,
      { name: 'convertPathData', params: { floatPrecision: 2, applyTransforms: false, utilizeAbsolute: false } },
      'removeXMLNS',
      'collapseGroups',
      'removeUnknownsAndDefaults',
      'cleanupNumericValues',
      'mergePaths',
      'convertTransform',
    ],
  },
});

/** All four bundles share this configuration. */
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
      { test: /\/messages\/\w+\.json$/, type: 'javascript/auto', use: from('scripts/build/messagesLoader.ts') },
      motifs(build),
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ...styleRules(build),
    ],
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.json'],
    // A folder of messages is imported as a whole (scripts/build/messagesLoader.ts).
    mainFiles: ['index', 'en'],
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
