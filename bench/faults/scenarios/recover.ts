import { isOpen } from '../../../server/src/ledger/index.ts';
import type { PlayerRecords } from '../playerRecords.ts';
import type { Providers } from '../providers/Providers.ts';
import type { ServerHandle } from '../server/ServerHandle.ts';

const SECOND = 1_000;
/** The pauses double, so these looks reach far beyond the day before review. */
const MOST_LOOKS = 24;

const openOf = ({ deposits, withdrawals, rounds, disputes }: PlayerRecords): boolean =>
  [...deposits, ...withdrawals].some(isOpen) ||
  disputes.some(({ status }) => status === 'open') ||
  rounds.some(({ status }) => status === 'open');

/** Runs the workers and the clock until nothing of the player is open. What stays open is for the checks. */
export async function recover(server: ServerHandle, providers: Providers, uid: string): Promise<void> {
  for (let look = 0, pause = SECOND; look < MOST_LOOKS; look += 1, pause *= 2) {
    await server.work();
    await providers.relay.quiet();
    await providers.tellDisputes(uid);
    if (!openOf(await server.read(uid))) return;
    await server.advance(pause);
  }
}
