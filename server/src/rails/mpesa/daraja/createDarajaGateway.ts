/** Safaricom's Daraja carries M-Pesa. Source of every field: https://developer.safaricom.co.ke */
import { setTimeout as delay } from 'node:timers/promises';
import type { MpesaConfig } from '../settings.ts';
import type { MpesaGateway } from '../MpesaGateway.ts';
import { createCallbackSecrets, type Daraja, DarajaClient, type DarajaTiming } from './DarajaClient.ts';
import { darajaPayouts } from './darajaPayouts.ts';
import { darajaPushes } from './darajaPushes.ts';
import { readPayoutResult, readPushResult } from './readResults.ts';

/** Safaricom's own timeout is half a minute. */
const TIMEOUT_MS = 20_000;

export function createDarajaGateway(config: MpesaConfig, timing: Partial<DarajaTiming> = {}): MpesaGateway {
  const full: DarajaTiming = { timeoutMs: TIMEOUT_MS, now: Date.now, pause: (ms) => delay(ms), ...timing };
  const secrets = createCallbackSecrets(config.callbackSecret);
  const daraja: Daraja = { client: new DarajaClient(config, full), config, timing: full, secrets };
  return {
    ...darajaPushes(daraja),
    ...darajaPayouts(daraja),
    readPushResult,
    readPayoutResult,
    isCallbackSecret: secrets.isOurs,
  };
}
