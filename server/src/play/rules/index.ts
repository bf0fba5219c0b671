import type { HouseKind } from '../../../../contract/playTerms.ts';
import { crash } from './crash.ts';
import type { HouseRules } from './HouseRules.ts';
import { dice, slots } from './instant.ts';
import { mines } from './mines.ts';

export type { Facts, HouseRules, Standing } from './HouseRules.ts';

export const RULES: Readonly<Record<HouseKind, HouseRules>> = { slots, dice, mines, crash };
