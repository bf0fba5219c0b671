import type { MobileConfig } from '../settings.ts';
import type { CallbackSecrets } from './callbackSecrets.ts';
import type { DarajaClient, DarajaTiming } from './DarajaClient.ts';

/** What every call to Daraja needs. */
export interface Daraja {
  client: DarajaClient;
  config: MobileConfig;
  timing: DarajaTiming;
  secrets: CallbackSecrets;
}
