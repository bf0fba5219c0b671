import type { MpesaConfig } from '../settings.ts';
import type { CallbackSecrets } from './callbackSecrets.ts';
import type { DarajaClient, DarajaTiming } from './DarajaClient.ts';

/** What every call to Daraja needs. */
export interface Daraja {
  client: DarajaClient;
  config: MpesaConfig;
  timing: DarajaTiming;
  secrets: CallbackSecrets;
}
