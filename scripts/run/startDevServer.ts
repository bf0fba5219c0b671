import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import createConfig from '../../webpack.config.ts';
import { type DevServerAddress, devServerOptions } from './devServerOptions.ts';
import { watchCompilation } from './watchCompilation.ts';
import type { Run } from './Run.ts';

/** A cache that is not written by then is written the next time. */
const CLOSE_MS = 1_000;

/** Serves the web app as a part of the run; the first answers wait for the first compilation. */
export async function startDevServer(run: Run, address: DevServerAddress): Promise<void> {
  const compiler = webpack(createConfig(undefined, { mode: 'development', hot: true }));
  watchCompilation(run, compiler);
  const server = new WebpackDevServer(devServerOptions(address), compiler);
  const close = async () => {
    await server.stop();
    await promisify(compiler.close.bind(compiler))();
  };
  run.add({ end: () => Promise.race([close(), delay(CLOSE_MS)]) });
  await server.start();
}
