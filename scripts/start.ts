/** npm start: the whole product for development behind one port, with hot reload. Ctrl-C or SIGTERM ends it with code 0. */
import { findFreePort } from './run/ports.ts';
import { readRunSettings } from './run/readRunSettings.ts';
import { Run } from './run/Run.ts';
import { sayReady } from './run/sayReady.ts';
import { startApi } from './run/startApi.ts';
import { startDevServer } from './run/startDevServer.ts';
import { startIdentity } from './run/startIdentity.ts';
import { startMoney } from './run/startMoney.ts';
import { waitForAnswer } from './run/waitForAnswer.ts';
import { runScript, ScriptError } from './runScript.ts';

/** The text only says that the web app is served before the API; webpack keeps it in memory. */
const IN_MEMORY = 'memory';

await runScript(async () => {
  const { config, port, origin, siteUrl } = await readRunSettings(IN_MEMORY);
  if (config.mode === 'production') {
    throw new ScriptError('MODE is "production", and npm start is for development: run npm run build && npm run serve');
  }
  const run = new Run();
  const authUrl = await startIdentity(run, config);
  const apiPort = Number(process.env['API_PORT']) || (await findFreePort());
  const money = await startMoney(run, { ...config, serverUrl: `http://127.0.0.1:${apiPort}` });
  const settings = { WEB_DIR: '', HOST: '127.0.0.1', API_PORT: String(apiPort), AUTH_EMULATOR_URL: authUrl };
  const api = startApi(run, { LOG_LEVEL: 'warn', ...process.env, ...settings, ...money.settings });
  await startDevServer(run, { host: config.host, port, apiPort, authUrl, standIns: money.urls });
  const addresses = [
    `${origin}/api/health`,
    `${origin}/`,
    ...[authUrl, ...Object.values(money.urls)].map((url) => `${url}/`),
  ];
  await waitForAnswer(addresses, () => run.isEnding);
  if (run.isEnding) return;
  api.markAsReady();
  sayReady({ siteUrl, dataDir: config.dataDir, isSandbox: true });
});
