/**
 * Four bundles: the web app, the house games, the service worker, and the app for Node, which renders the public
 * pages in the server, and home once at build time.
 */
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { HOUSE_KINDS } from './contract/playTerms.ts';
import { from } from './scripts/build/folders.ts';
import { MissingModulesPlugin, NamedChunksPlugin, RunAtOncePlugin } from './scripts/build/plugins.ts';
import { readWebIdentity } from './scripts/build/readWebIdentity.ts';
import { type Build, extractStyles, fileName, type Mode, sharedConfig } from './scripts/build/sharedConfig.ts';

/** The house games; each is its own page, in a frame like any provider's game. */
const ORIGINALS = HOUSE_KINDS;

const HASH = 'xxhash64';

const browserOutput = (mode: Mode): Configuration['output'] => ({
  path: from('dist/web'),
  publicPath: '/',
  filename: fileName(mode, 'js'),
  chunkFilename: fileName(mode, 'js'),
  hashFunction: HASH,
  // The first script holds one hash whole, of which names use as much.
  hashDigestLength: 6,
  // The page says how all of it is encoded.
  charset: false,
});

/** It is not minified: the build writes more into the page, and compression does the rest. */
const page = (name: string, template: string, chunk: string) =>
  new HtmlPlugin({
    template,
    filename: `${name}.html`,
    chunks: [chunk],
    scriptLoading: 'defer',
    minify: false,
  });

/** Development runs in the sandbox, with any production settings. */
const appDefinitions = ({ mode, isHot }: Omit<Build, 'bundle'>) => {
  const { isSandbox, ...firebase } = readWebIdentity(isHot ? {} : process.env);
  return new webpack.DefinePlugin({
    __DEV_TOOLS__: JSON.stringify(mode !== 'production'),
    __SANDBOX__: JSON.stringify(isSandbox),
    __FIREBASE__: JSON.stringify(firebase),
    __APP_CHECK_KEY__: JSON.stringify(isSandbox ? '' : (process.env['FIREBASE_APP_CHECK_KEY'] ?? '').trim()),
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
    page('index', `${from('scripts/build/pageTexts.ts')}!${from('public/index.html')}`, 'main'),
    appDefinitions({ mode, isHot }),
    ...(isHot
      ? [new ReactRefreshPlugin({ overlay: false })]
      : [extractStyles(mode), copyPublic(), new RunAtOncePlugin()]),
  ],
});

/**
 * Games run without same-origin rights, so the development server's client could not connect. It is left out of a
 * bundle whose target names no platform, which must say how it loads chunks.
 */
const originalsConfig = (mode: Mode): Configuration => ({
  ...sharedConfig({ bundle: 'originals', mode, isHot: false }),
  target: 'es2022',
  devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
  entry: Object.fromEntries(ORIGINALS.map((game) => [`originals/${game}`, from('originals', game, 'ui/index.ts')])),
  output: { ...browserOutput(mode), chunkFormat: 'array-push', chunkLoading: 'jsonp' },
  plugins: [
    new MissingModulesPlugin(),
    ...ORIGINALS.map((game) => page(`originals/${game}`, from('originals/page.html'), `originals/${game}`)),
    extractStyles(mode),
  ],
});

/** One file, whose name stays the same: browsers compare its content to find a new version. */
const workerConfig = (mode: Mode): Configuration => ({
  ...sharedConfig({ bundle: 'worker', mode, isHot: false }),
  target: 'webworker',
  devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
  entry: { sw: from('src/worker/index.ts') },
  output: { ...browserOutput(mode), filename: '[name].js' },
  plugins: [new MissingModulesPlugin()],
});

/** One file without chunks. Class names depend on the hash function, so it uses the web app's. */
const prerenderConfig = (mode: Mode): Configuration => {
  const shared = sharedConfig({ bundle: 'prerender', mode, isHot: false });
  return {
    ...shared,
    target: 'node24',
    devtool: false,
    entry: { pages: from('src/prerender.tsx') },
    module: { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...shared.optimization, minimize: false },
    output: {
      path: from('dist/render'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      hashFunction: HASH,
    },
    plugins: [new MissingModulesPlugin(), appDefinitions({ mode, isHot: false })],
  };
};

/** The bundles of a build; the development server needs no prerender, and a service worker would keep what changes. */
const config = (_env: unknown, argv: { mode?: Mode; hot?: boolean }): Configuration[] => {
  const mode = argv.mode ?? 'development';
  const isHot = argv.hot ?? false;
  const served = [webConfig(mode, isHot), originalsConfig(mode)];
  return isHot ? served : [...served, workerConfig(mode), prerenderConfig(mode)];
};

export default config;
