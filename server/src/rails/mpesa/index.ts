/** Other folders import only this file of M-Pesa. */
import type { RailModule } from '../Rail.ts';
import { MPESA_SCHEMAS } from './records.ts';
import { MPESA_SETTINGS } from './settings.ts';

export const mpesa = {
  settings: MPESA_SETTINGS,
  schemas: MPESA_SCHEMAS,
  async open(config) {
    const [{ createMpesaRail }, { createDarajaGateway }] = await Promise.all([
      import('./createMpesaRail.ts'),
      import('./daraja/createDarajaGateway.ts'),
    ]);
    return createMpesaRail(createDarajaGateway(config));
  },
} satisfies RailModule<typeof MPESA_SETTINGS>;
