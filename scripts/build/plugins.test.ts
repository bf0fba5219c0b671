import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Configuration } from 'webpack';
import createConfig from '../../webpack.config.ts';
import { MissingModulesPlugin } from './plugins.ts';

/** An index file that runs for its own export, and whose first re-export alone has the imported name. */
const FILES = {
  'package.json': '{ "sideEffects": false }',
  'entry.js': "import { CODE, own } from './barrel.js'; console.log(CODE, own);",
  'barrel.js': "export * from './codes.js'; export * from './requests.js'; export const own = 2;",
  'codes.js': 'export const CODE = 1;',
  'requests.js': "import { text } from './text.js'; export const request = text();",
  'text.js': "export const text = () => 'text';",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-missing-'));
  Object.entries(FILES).forEach(([name, code]) => writeFileSync(path.join(folder, name), code));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function errorsWith(optimization: Configuration['optimization'] = {}): Promise<string[]> {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    optimization,
    plugins: [new MissingModulesPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return (stats?.toJson({ errors: true }).errors ?? []).map(
    ({ moduleName, message }) => `${moduleName}: ${message.split('\n')[0]}`,
  );
}

describe('the plugin for missing modules', () => {
  // When webpack no longer fails this, `sideEffects` in webpack.config.ts is not needed any more.
  it('names a module whose imports webpack resolved and left out', async () => {
    expect(await errorsWith()).toEqual(['./requests.js: The bundle lacks what this module imports: ./text.js']);
  });

  it('leaves errors that webpack reports to webpack', async () => {
    writeFileSync(path.join(folder, 'codes.js'), "export { CODE } from './gone.js';");
    expect(await errorsWith({ sideEffects: false })).toEqual([
      expect.stringMatching(/^\.\/codes\.js: Module not found: .*gone\.js/),
    ]);
  });

  it('is part of every bundle', () => {
    const bundles = [
      ...createConfig(undefined, { mode: 'development', hot: true }),
      ...createConfig(undefined, { mode: 'production' }),
    ];
    const isThere = ({ plugins = [] }: Configuration) =>
      plugins.some((plugin) => plugin instanceof MissingModulesPlugin);
    expect(bundles.map(isThere)).toEqual(bundles.map(() => true));
  });

  it.each([{ hot: true }, { hot: false }])('reports nothing with the settings of development, %j', async ({ hot }) => {
    for (const { optimization } of createConfig(undefined, { mode: 'development', hot })) {
      expect(await errorsWith(optimization)).toEqual([]);
    }
  });
});
