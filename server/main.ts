/** Starts the server, and stops it on a signal or when its parent process ends. */
import { loadConfig } from './src/config/readConfig.ts';
import { ConfigError } from './src/config/Config.ts';
import { type RunningServer, startServer } from './startServer.ts';

const DEADLINE_MS = 2_000;

function endOnSignals({ app, stop }: RunningServer): void {
  let isEnding = false;
  const end = (why: string) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    app.log.info({ why }, 'ending');
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not end cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', () => end('disconnect'));
}

try {
  endOnSignals(await startServer(loadConfig()));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
