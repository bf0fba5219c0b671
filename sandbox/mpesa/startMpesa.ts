import path from 'node:path';
import { Faults } from '../shared/faults.ts';
import { KeptDocuments } from '../shared/KeptDocuments.ts';
import { Outbox } from '../shared/Outbox.ts';
import { postJson } from '../shared/postJson.ts';
import { listenLocally, type StandIn, standInApp } from '../shared/StandIn.ts';
import { mpesaControlRoutes } from './controlRoutes.ts';
import { darajaRoutes } from './darajaRoutes.ts';
import { Mpesa } from './Mpesa.ts';
import { MpesaAccount, type MpesaKeys } from './MpesaAccount.ts';

export interface MpesaOptions {
  /** 0 means any free port. */
  port: number;
  /** Prompts, payouts and pending callbacks are stored in this folder. */
  folder: string;
  keys: MpesaKeys;
  /** A prompt or payout ends after so many ms. */
  answerMs: number;
}

/** Starts a local Safaricom Daraja, for this machine only. It sends each callback once, like the real one. */
export async function startMpesa({ port, folder, keys, answerMs }: MpesaOptions): Promise<StandIn> {
  const kept = new KeptDocuments(path.join(folder, 'mobile.sqlite'));
  const outbox = new Outbox({ kept, send: ({ url, body }) => postJson(url, JSON.stringify(body)) });
  const mpesa = new Mpesa(kept, outbox, answerMs);
  const account = new MpesaAccount(keys);
  const faults = new Faults();
  const app = standInApp();
  faults.attach(app);
  app.get('/', async () => 'mobile money');
  darajaRoutes(app, mpesa, account);
  mpesaControlRoutes(app, { mpesa, account, faults, outbox });
  const standIn = await listenLocally(app, port, () => {
    outbox.stop();
    kept.close();
  });
  outbox.start();
  return standIn;
}
