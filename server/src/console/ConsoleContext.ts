import type { ConsoleTerms } from '../config/Config.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import type { Deed } from './audit/auditTrail.ts';
import type { StaffRecord } from '../store/records/console.ts';

export interface ConsoleContext extends Pick<MoneyContext, 'store' | 'now' | 'newId' | 'log'> {
  money: MoneyContext;
  terms: ConsoleTerms;
  /** Called after entries were written, so that they are sealed at once. */
  recorded: () => void;
}

/** The person who calls, and the act that the call is. */
export interface Caller {
  staff: StaffRecord;
  deed: Deed;
}
