import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { from, WEB_DIR } from '../../scripts/build/folders.ts';
import type { Run } from '../../scripts/run/Run.ts';
import { ScriptError } from '../../scripts/runScript.ts';

/** The address of the plain virtual list on the site. */
export const PLAIN_PAGE = 'plain.html';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain list</title>
<link rel="stylesheet" href="/plain.css"></head>
<body><div id="root"></div><script src="/plain.js"></script></body></html>`;

/** @throws ScriptError with webpack's errors */
async function bundle(folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    entry: from('bench/grid/plain/page.tsx'),
    output: { path: folder, filename: 'plain.js' },
    module: { rules: [{ test: /\.tsx$/, loader: 'babel-loader' }] },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new ScriptError(stats.toString('errors-only'));
}

/** A copy of the built web app with the plain virtual list beside it, deleted at the end of the run. */
export async function plainSite(run: Run): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-plain-'));
  run.add({ end: async () => rmSync(folder, { recursive: true, force: true }) });
  cpSync(WEB_DIR, folder, { recursive: true });
  cpSync(from('bench/grid/plain/plain.css'), path.join(folder, 'plain.css'));
  writeFileSync(path.join(folder, PLAIN_PAGE), HTML);
  await bundle(folder);
  return folder;
}
