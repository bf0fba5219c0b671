/** M-Pesa: the only file of this folder that others import. */
import type { RailModule } from '../RailModule.ts';
import { MPESA_SCHEMAS } from './records.ts';
import { MPESA_SETTINGS } from './settings.ts';

export const mpesa = {
  settings: MPESA_SETTINGS,
  schemas: MPESA_SCHEMAS,
  async open(config) {
    const { openMpesaRail } = await import('./openMpesaRail.ts');
    return openMpesaRail(config);
  },
} satisfies RailModule<typeof MPESA_SETTINGS>;
