import type { Rail } from '../Rail.ts';
import { createMpesaRail } from './createMpesaRail.ts';
import { createDarajaGateway } from './daraja/createDarajaGateway.ts';
import type { MpesaConfig } from './settings.ts';

export const openMpesaRail = (config: MpesaConfig): Rail => createMpesaRail(createDarajaGateway(config));
