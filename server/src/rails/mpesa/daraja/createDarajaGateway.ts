/** M-Pesa by Safaricom's Daraja. Source of every field: https://developer.safaricom.co.ke */
import { setTimeout as delay } from 'node:timers/promises';
import type { MpesaConfig } from '../settings.ts';
import type { MpesaGateway } from '../MpesaGateway.ts';
import { createCallbackSecrets, type Daraja, DarajaClient, type DarajaTiming } from './DarajaClient.ts';
import { DarajaPayouts } from './DarajaPayouts.ts';
import { DarajaPushes } from './DarajaPushes.ts';
import { readPayoutResult, readPushResult } from './readResults.ts';

/** Safaricom's own timeout is half a minute. */
const TIMEOUT_MS = 20_000;

export function createDarajaGateway(config: MpesaConfig, timing: Partial<DarajaTiming> = {}): MpesaGateway {
  const full: DarajaTiming = { timeoutMs: TIMEOUT_MS, now: Date.now, pause: (ms) => delay(ms), ...timing };
  const secrets = createCallbackSecrets(config.callbackSecret);
  const daraja: Daraja = { client: new DarajaClient(config, full), config, timing: full, secrets };
  const pushes = new DarajaPushes(daraja);
  const payouts = new DarajaPayouts(daraja);
  return {
    push: (ask) => pushes.push(ask),
    queryPush: (checkoutRequestId) => pushes.query(checkoutRequestId),
    payOut: (ask) => payouts.payOut(ask),
    askPayout: (ask) => payouts.ask(ask),
    readPushResult,
    readPayoutResult,
    isCallbackSecret: secrets.isOurs,
  };
}
