import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import createConfig from '../../webpack.config.ts';
import { type DevServerAddress, devServerOptions } from './devServerOptions.ts';
import type { Run } from './Run.ts';

/** Serves the web app as a part of the run; the first answers wait for the first compilation. */
export async function startDevServer(run: Run, address: DevServerAddress): Promise<void> {
  const compiler = webpack(createConfig(undefined, { mode: 'development', hot: true }));
  const server = new WebpackDevServer(devServerOptions(address), compiler);
  run.add({
    end: async () => {
      await server.stop();
      await promisify(compiler.close.bind(compiler))();
    },
  });
  await server.start();
}
