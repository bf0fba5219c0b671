import type { Rail } from '../Rail.ts';
import { createMobileRail } from './createMobileRail.ts';
import { createDarajaGateway } from './daraja/createDarajaGateway.ts';
import type { MobileConfig } from './settings.ts';

export const openMobileRail = (config: MobileConfig): Rail => createMobileRail(createDarajaGateway(config));
