/** npm run serve: the production bundle from the server, in the sandbox without production settings. */
import { readRunSettings } from './run/readRunSettings.ts';
import { Run } from './run/Run.ts';
import { sayReady } from './run/sayReady.ts';
import { startIdentity } from './run/startIdentity.ts';
import { startMoney } from './run/startMoney.ts';
import { describeEnd } from './run/startProcess.ts';
import { type ServerEnd, startServerProcess } from './run/startServerProcess.ts';
import { waitForAnswer } from './run/waitForAnswer.ts';
import { runScript } from './runScript.ts';

await runScript(async () => {
  const webDir = process.env['WEB_DIR'] || 'dist/web';
  const { config, port, origin, siteUrl } = await readRunSettings(webDir);
  const run = new Run();
  const logLevel = config.mode === 'production' ? 'info' : 'warn';
  const authUrl = config.mode === 'sandbox' ? await startIdentity(run, config) : undefined;
  const money = config.mode === 'sandbox' ? await startMoney(run, { ...config, serverUrl: origin }) : undefined;
  const settings = {
    ...{ WEB_DIR: webDir, PORT: String(port), ...money?.settings },
    ...(authUrl && { AUTH_EMULATOR_URL: authUrl }),
  };
  const server = run.add(startServerProcess({ LOG_LEVEL: logLevel, ...process.env, ...settings }));
  let isReady = false;
  void server.ended.then((end: ServerEnd) => {
    const isExplained = end.code && !isReady;
    return run.fail(isExplained ? undefined : `The server has ended by itself (${describeEnd(end)}).`);
  });
  const addresses = [`${origin}/api/health`, `${origin}/`, ...(authUrl ? [`${authUrl}/`] : [])];
  if (money) addresses.push(...Object.values(money.urls).map((url) => `${url}/`));
  await waitForAnswer(addresses, () => run.isEnding);
  if (run.isEnding) return;
  isReady = true;
  sayReady({ siteUrl, dataDir: config.dataDir, isSandbox: config.mode === 'sandbox' });
});
