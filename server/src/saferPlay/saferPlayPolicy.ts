import type { LedgerPolicy } from '../ledger/index.ts';
import { countUse } from './depositUses.ts';
import { refuseDeposit } from './refuseDeposit.ts';
import { refuseWithoutConsent } from './refuseWithoutConsent.ts';

/** Age and terms, limits and breaks of the player, and all self-exclusions, apply in the transaction that records a deposit. */
export const saferPlayPolicy: LedgerPolicy = {
  async open(reader, ask, moment) {
    refuseWithoutConsent(await reader.get('users', ask.uid));
    await refuseDeposit(reader, ask, moment);
    return undefined;
  },
  counted: countUse,
};
