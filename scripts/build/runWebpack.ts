import { promisify } from 'node:util';
import webpack, { type MultiStats } from 'webpack';
import createConfig from '../../webpack.config.ts';
import { ScriptError } from '../runScript.ts';

/** Builds every bundle for production and prints webpack's warnings. @throws ScriptError with webpack's errors */
export async function runWebpack(): Promise<MultiStats> {
  const compiler = webpack(createConfig(undefined, { mode: 'production' }));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no account of its work');
  const account = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (stats.hasErrors()) throw new ScriptError(account);
  if (stats.hasWarnings()) console.warn(account);
  return stats;
}
