import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { fileName, type Build, type Mode } from './build.ts';

const isExtracted = ({ bundle, isHot }: Build): boolean => bundle !== 'prerender' && !isHot;

/** The loader after css-loader; the prerender needs only the class names. */
const styleTarget = (build: Build): string[] => {
  if (build.bundle === 'prerender') return [];
  return [isExtracted(build) ? MiniCssExtractPlugin.loader : 'style-loader'];
};

export const styleRules = (build: Build): RuleSetRule[] => {
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

export const extractStyles = (mode: Mode) =>
  new MiniCssExtractPlugin({
    filename: fileName(mode, 'css'),
    // One hash for all, because a table of them would be in the first download.
    chunkFilename: mode === 'production' ? 'assets/[name].[fullhash:6].css' : fileName(mode, 'css'),
    ignoreOrder: true,
    linkType: false,
  });
