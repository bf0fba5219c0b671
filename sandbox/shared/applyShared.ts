import type { SharedControl } from './controlSchemas.ts';
import type { Faults } from './faults.ts';
import type { Outbox } from './Outbox.ts';

/** Does the orders of `controlSchemas.ts`. */
export async function applyShared(control: SharedControl, faults: Faults, outbox: Outbox): Promise<void> {
  if (control.action === 'fault') return faults.order(control);
  if (control.action === 'noFaults') return faults.clear();
  if (control.action === 'hold') return outbox.hold();
  return outbox.release(control.isReversed);
}
