import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);
const root = import.meta.dirname;
const from = (...parts: string[]) => path.join(root, ...parts);

/** The house's own games; each is a page of its own, framed like any provider's game. */
const ORIGINALS = ['slots', 'crash', 'mines', 'dice'];

type Mode = 'development' | 'production';

const styleRules = (mode: Mode, isHot: boolean): RuleSetRule[] => {
  const extract = isHot ? 'style-loader' : MiniCssExtractPlugin.loader;
  const css = (modules: false | object) => ({
    loader: 'css-loader',
    options: { modules, importLoaders: 1, sourceMap: false },
  });
  const localIdentName = mode === 'production' ? '[hash:base64:5]' : '[name]__[local]';
  const named = { namedExport: false, exportLocalsConvention: 'camel-case-only', localIdentName };
  return [
    { test: /\.module\.scss$/, use: [extract, css(named), 'sass-loader'] },
    { test: /\.scss$/, exclude: /\.module\.scss$/, use: [extract, css(false), 'sass-loader'], sideEffects: true },
  ];
};

const sharedConfig = (mode: Mode, isHot: boolean): Configuration => ({
  mode,
  devtool: mode === 'production' ? 'hidden-source-map' : 'eval-source-map',
  cache: { type: 'filesystem', cacheDirectory: from('.cache/webpack'), buildDependencies: { config: [import.meta.filename] } },
  module: {
    rules: [
      { test: /\.[jt]sx?$/, include: [from('src'), from('contract')], use: 'babel-loader' },
      { test: /\/messages\/\w+\.json$/, use: from('scripts/build/messagesLoader.cjs') },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ...styleRules(mode, isHot),
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
  optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

const fileName = (mode: Mode, ext: string) => (mode === 'production' ? `assets/[name].[contenthash:10].${ext}` : `assets/[name].${ext}`);

const output = (mode: Mode) => ({
  path: from('dist/web'),
  publicPath: '/',
  filename: fileName(mode, 'js'),
  chunkFilename: fileName(mode, 'js'),
  hashFunction: 'xxhash64' as const,
});

const extractStyles = (mode: Mode) =>
  new MiniCssExtractPlugin({ filename: fileName(mode, 'css'), chunkFilename: fileName(mode, 'css'), ignoreOrder: true });

const webConfig = (mode: Mode, isHot: boolean): Configuration => ({
  ...sharedConfig(mode, isHot),
  name: 'web',
  entry: { main: from('src/index.tsx') },
  output: output(mode),
  plugins: [
    new HtmlPlugin({ template: from('public/index.html'), filename: 'index.html', scriptLoading: 'defer' }),
    new CopyPlugin({ patterns: [{ from: from('public'), globOptions: { ignore: ['**/index.html', '**/manifest.json'] } }] }),
    new webpack.DefinePlugin({ __DEV_TOOLS__: JSON.stringify(mode !== 'production') }),
    ...(isHot ? [new ReactRefreshPlugin({ overlay: false })] : [extractStyles(mode)]),
  ],
});

const originalsConfig = (mode: Mode): Configuration => ({
  ...sharedConfig(mode, false),
  name: 'originals',
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
  entry: Object.fromEntries(ORIGINALS.map((game) => [`originals/${game}`, from('src/originals', game, 'index.ts')])),
  output: output(mode),
  plugins: [
    ...ORIGINALS.map(
      (game) =>
        new HtmlPlugin({
          template: from('src/originals/page.html'),
          filename: `originals/${game}.html`,
          chunks: [`originals/${game}`],
          scriptLoading: 'defer',
        }),
    ),
    extractStyles(mode),
  ],
});

/** Both bundles: the web app and the house's games. */
const config = (_env: unknown, argv: { mode?: Mode; hot?: boolean }): Configuration[] => {
  const mode = argv.mode ?? 'development';
  const isHot = argv.hot ?? false;
  if (isHot) process.env['WEBPACK_SERVE'] = 'true';
  return [webConfig(mode, isHot), originalsConfig(mode)];
};

export default config;
