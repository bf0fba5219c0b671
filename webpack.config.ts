/** Three bundles: the web app, the house's games, and the app once more for Node, which renders the first screen at build time. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { MissingModulesPlugin } from './scripts/build/MissingModulesPlugin.ts';
import { NamedChunksPlugin } from './scripts/build/NamedChunksPlugin.ts';
import { readWebIdentity } from './scripts/build/readWebIdentity.ts';

const { resolve } = createRequire(import.meta.url);
const from = (...parts: string[]) => path.join(import.meta.dirname, ...parts);

/** The house's own games; each is a page of its own, framed like any provider's game. */
const ORIGINALS = ['slots', 'crash', 'mines', 'dice'];

type Mode = 'development' | 'production';
type Bundle = 'web' | 'originals' | 'prerender';

interface Build {
  bundle: Bundle;
  mode: Mode;
  /** Behind the development server, which swaps modules in the running page. */
  isHot: boolean;
}

const isExtracted = ({ bundle, isHot }: Build): boolean => bundle !== 'prerender' && !isHot;

/** What takes the styles from css-loader; the prerender needs nothing but the class names. */
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
  const localIdentName = build.mode === 'production' ? '[hash:base64:5]' : '[name]__[local]';
  const named = { namedExport: false, exportLocalsConvention: 'camel-case-only', localIdentName };
  return [
    { test: /\.module\.scss$/, use: use(named) },
    { test: /\.scss$/, exclude: /\.module\.scss$/, use: use({ mode: 'global' }), sideEffects: true },
  ];
};

/**
 * A module lies in one chunk, with all that any chunk uses of it: listener middleware would be 1.7 kB of everybody's first
 * download. So the file that makes it, which loads with the sign-in service, gets a copy of the toolkit to itself, of which
 * nothing else remains.
 */
const OWN_TOOLKIT: RuleSetRule = {
  test: /\/session\/sessionListener\.ts$/,
  resolve: { alias: { '@reduxjs/toolkit$': `${fileURLToPath(import.meta.resolve('@reduxjs/toolkit'))}?own` } },
};

const cacheOf = ({ bundle, mode, isHot }: Build): Configuration['cache'] => ({
  type: 'filesystem',
  name: [bundle, mode, isHot && 'hot'].filter(Boolean).join('-'),
  cacheDirectory: from('.cache/webpack'),
  buildDependencies: {
    config: [
      import.meta.filename,
      from('babel.config.cjs'),
      from('package.json'),
      from('scripts/build/compiledFiles.ts'),
      from('scripts/build/messagesLoader.cjs'),
      from('scripts/build/leanHelpersLoader.cjs'),
      from('scripts/build/shortAdviceLoader.cjs'),
    ],
  },
});

/**
 * For what is free of side effects webpack leaves imports out until an export is asked for. A barrel hands each name it is
 * asked for to all its `export *`. One without that name then counts as never run, yet in development, where unused
 * exports stay, it runs: its first import throws (webpack 5.112, `canLazyImports` in LazyBarrels.js). Production drops it.
 */
const optimizationOf = ({ mode }: Build): Configuration['optimization'] => ({
  sideEffects: mode === 'production',
  // The shortest names there are: modules of other chunks are called by them.
  ...(mode === 'production' && { mangleExports: 'size' }),
  minimizer: [
    new TerserPlugin({
      terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true } },
      // The licences stand beside each script, under its name; the script need not say so.
      extractComments: { filename: '[file].LICENSE.txt', banner: false },
    }),
    new CssMinimizerPlugin(),
  ],
});

const sharedConfig = (build: Build): Configuration => ({
  name: build.bundle,
  mode: build.mode,
  context: import.meta.dirname,
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
      { test: /\/redux-persist\/es\/.*\.js$/, use: from('scripts/build/leanHelpersLoader.cjs') },
      ...(build.isHot
        ? []
        : [
            {
              test: /\/(?:@formatjs|@reduxjs|intl-messageformat|redux)\/.*\.m?js$/,
              use: from('scripts/build/shortAdviceLoader.cjs'),
            },
          ]),
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      OWN_TOOLKIT,
      ...styleRules(build),
    ],
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@contract': from('contract'),
      '@': from('src'),
      '@formatjs/icu-messageformat-parser$': resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
    },
  },
  optimization: optimizationOf(build),
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

const fileName = (mode: Mode, ext: string) =>
  mode === 'production' ? `assets/[name].[contenthash:6].${ext}` : `assets/[name].${ext}`;

const HASH = 'xxhash64';

const browserOutput = (mode: Mode): Configuration['output'] => ({
  path: from('dist/web'),
  publicPath: '/',
  filename: fileName(mode, 'js'),
  chunkFilename: fileName(mode, 'js'),
  hashFunction: HASH,
});

const extractStyles = (mode: Mode) =>
  new MiniCssExtractPlugin({
    filename: fileName(mode, 'css'),
    chunkFilename: fileName(mode, 'css'),
    ignoreOrder: true,
  });

/** Not minified: the build writes more into the page, and compression does the rest. */
const page = (name: string, template: string, chunk: string) =>
  new HtmlPlugin({
    template: from(template),
    filename: `${name}.html`,
    chunks: [chunk],
    scriptLoading: 'defer',
    minify: false,
  });

/** What is developed runs in the sandbox, whatever the settings of production are. */
const appDefinitions = ({ mode, isHot }: Omit<Build, 'bundle'>) => {
  const { isSandbox, ...firebase } = readWebIdentity(isHot ? {} : process.env);
  return new webpack.DefinePlugin({
    __DEV_TOOLS__: JSON.stringify(mode !== 'production'),
    __SANDBOX__: JSON.stringify(isSandbox),
    __FIREBASE__: JSON.stringify(firebase),
    __CARD_KEY__: JSON.stringify(isSandbox ? 'pk_test_karata' : (process.env['STRIPE_PUBLISHABLE_KEY'] ?? '')),
  });
};

/** The development server serves `public` itself. */
const copyPublic = () =>
  new CopyPlugin({
    patterns: [{ from: from('public'), globOptions: { ignore: ['**/index.html', '**/manifest.json'] } }],
  });

const webConfig = (mode: Mode, isHot: boolean): Configuration => ({
  ...sharedConfig({ bundle: 'web', mode, isHot }),
  devtool: mode === 'production' ? 'hidden-source-map' : 'eval-source-map',
  entry: { main: from('src/index.tsx') },
  output: browserOutput(mode),
  plugins: [
    new NamedChunksPlugin(),
    new MissingModulesPlugin(),
    page('index', 'public/index.html', 'main'),
    appDefinitions({ mode, isHot }),
    ...(isHot ? [new ReactRefreshPlugin({ overlay: false })] : [extractStyles(mode), copyPublic()]),
  ],
});

/**
 * The games run without same-origin rights, where the development server's client could not connect. It is left out of a
 * bundle whose target names no platform; how such a one loads chunks must be said.
 */
const originalsConfig = (mode: Mode): Configuration => ({
  ...sharedConfig({ bundle: 'originals', mode, isHot: false }),
  target: 'es2022',
  devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
  entry: Object.fromEntries(ORIGINALS.map((game) => [`originals/${game}`, from('originals', game, 'index.ts')])),
  output: { ...browserOutput(mode), chunkFormat: 'array-push', chunkLoading: 'jsonp' },
  plugins: [
    new MissingModulesPlugin(),
    ...ORIGINALS.map((game) => page(`originals/${game}`, 'originals/page.html', `originals/${game}`)),
    extractStyles(mode),
  ],
});

/** One file without chunks. The class names depend on the hash function, so it is the web app's. */
const prerenderConfig = (mode: Mode): Configuration => {
  const shared = sharedConfig({ bundle: 'prerender', mode, isHot: false });
  return {
    ...shared,
    target: 'node24',
    devtool: false,
    entry: { prerender: from('src/prerender.tsx') },
    module: { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...shared.optimization, minimize: false },
    output: {
      path: from('.cache/prerender'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      hashFunction: HASH,
    },
    plugins: [new MissingModulesPlugin(), appDefinitions({ mode, isHot: false })],
  };
};

/** The bundles of a build; the development server needs no prerender. */
const config = (_env: unknown, argv: { mode?: Mode; hot?: boolean }): Configuration[] => {
  const mode = argv.mode ?? 'development';
  const isHot = argv.hot ?? false;
  const served = [webConfig(mode, isHot), originalsConfig(mode)];
  return isHot ? served : [...served, prerenderConfig(mode)];
};

export default config;
