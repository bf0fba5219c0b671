import path from 'node:path';
import type { Config } from '../../server/src/config/readConfig.ts';
import { ensureDataDir } from '../../server/src/data/dataDir.ts';
import { findFreePort } from './ports.ts';
import type { Run } from './Run.ts';
import { describeEnd, type Output, startProcess } from './startProcess.ts';

export interface MoneyOptions extends Pick<Config, 'dataDir' | 'rails'> {
  /** The providers call the server there. */
  serverUrl: string;
  output?: Output;
}

export interface Money {
  cardUrl: string;
  mobileUrl: string;
  /** The server's settings for them. */
  settings: Readonly<Record<string, string>>;
}

const mainOf = (name: string): string => path.join(import.meta.dirname, `../../sandbox/${name}/main.ts`);

function start(run: Run, name: 'card' | 'mobile', env: NodeJS.ProcessEnv, output: Output | undefined): void {
  const standIn = run.add(startProcess(mainOf(name), { ...process.env, ...env }, output));
  const words = { card: 'The card provider', mobile: 'Mobile money' };
  void standIn.ended.then((end) => run.fail(`${words[name]} has ended by itself (${describeEnd(end)}): all ends.`));
}

async function startCard(run: Run, { dataDir, rails: { card }, serverUrl, output }: MoneyOptions): Promise<string> {
  const port = await findFreePort();
  const settings = {
    CARD_PORT: String(port),
    CARD_WEBHOOK_URL: `${serverUrl}/api/hooks/card`,
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: card.secretKey,
    STRIPE_PUBLISHABLE_KEY: card.publishableKey,
    STRIPE_WEBHOOK_SECRET: card.webhookSecret,
  };
  start(run, 'card', settings, output);
  return `http://127.0.0.1:${port}`;
}

async function startMobile(run: Run, { dataDir, rails: { mobile }, output }: MoneyOptions): Promise<string> {
  const port = await findFreePort();
  const settings = {
    MOBILE_PORT: String(port),
    DATA_DIR: dataDir,
    DARAJA_CONSUMER_KEY: mobile.consumerKey,
    DARAJA_CONSUMER_SECRET: mobile.consumerSecret,
    DARAJA_SHORTCODE: mobile.shortcode,
    DARAJA_PASSKEY: mobile.passkey,
    DARAJA_INITIATOR_NAME: mobile.initiatorName,
    DARAJA_SECURITY_CREDENTIAL: mobile.securityCredential,
  };
  start(run, 'mobile', settings, output);
  return `http://127.0.0.1:${port}`;
}

/**
 * Starts the sandbox's card provider and mobile money as parts of the run, unless the settings name others. @returns
 * their addresses
 * @throws ConfigError when the data folder is not ours
 */
export async function startMoney(run: Run, options: MoneyOptions): Promise<Money> {
  ensureDataDir(options.dataDir);
  const { STRIPE_API_BASE, DARAJA_BASE_URL, DARAJA_CALLBACK_BASE_URL } = process.env;
  const cardUrl = STRIPE_API_BASE || (await startCard(run, options));
  const mobileUrl = DARAJA_BASE_URL || (await startMobile(run, options));
  const settings = {
    STRIPE_API_BASE: cardUrl,
    DARAJA_BASE_URL: mobileUrl,
    DARAJA_CALLBACK_BASE_URL: DARAJA_CALLBACK_BASE_URL || options.serverUrl,
  };
  return { cardUrl, mobileUrl, settings };
}
