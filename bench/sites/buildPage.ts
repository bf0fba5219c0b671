import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { compressFile } from '../../scripts/build/compressFiles.ts';
import { from } from '../../scripts/build/folders.ts';
import { sharedConfig } from '../../scripts/build/sharedConfig.ts';

/** The site's own settings of production, for a page of the bench. */
function configOf(entry: string, webDir: string, name: string): Configuration {
  const shared = sharedConfig({ bundle: 'web', mode: 'production', isHot: false });
  const rules = [...(shared.module?.rules ?? []), { test: /\.tsx?$/, include: from('bench'), loader: 'babel-loader' }];
  return {
    ...shared,
    name,
    cache: false,
    devtool: false,
    entry: { [name]: entry },
    module: { ...shared.module, rules },
    output: { path: webDir, publicPath: '/', filename: 'assets/[name].[contenthash:6].js', hashFunction: 'xxhash64' },
  };
}

/** Builds a script into a web folder, compressed as all others. @returns its path under the folder */
export async function buildPage(entry: string, webDir: string, name: string): Promise<string> {
  const compiler = webpack(configOf(entry, webDir, name));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'webpack gave no account');
  const file = (stats.toJson({ assets: true }).assets ?? []).find((asset) => asset.name.endsWith('.js'))?.name ?? '';
  await compressFile(path.join(webDir, file));
  return file;
}
