/** All records of one player's money. */
import type { EndedBonus } from '../../server/src/store/records/bonus.ts';
import type { CorrectionRecord } from '../../server/src/store/records/console.ts';
import type { DepositRecord } from '../../server/src/store/records/deposit.ts';
import type { WithdrawalRecord } from '../../server/src/store/records/withdrawal.ts';
import type { DisputeRecord, JournalEntry } from '../../server/src/store/records/journal.ts';
import type { PurchaseRecord, SpinGrant, WheelTurnRecord } from '../../server/src/store/records/prizes.ts';
import type { RoundRecord } from '../../server/src/store/records/round.ts';
import type { Collections } from '../../server/src/store/collections.ts';
import type { Reader } from '../../server/src/store/DocumentStore.ts';
import type { UserRecord } from '../../server/src/store/records/user.ts';

export interface PlayerRecords {
  user: UserRecord | undefined;
  deposits: DepositRecord[];
  withdrawals: WithdrawalRecord[];
  rounds: RoundRecord[];
  disputes: DisputeRecord[];
  journal: JournalEntry[];
  /** These bonuses have ended. */
  bonuses: EndedBonus[];
  corrections: CorrectionRecord[];
  turns: WheelTurnRecord[];
  purchases: PurchaseRecord[];
  grants: SpinGrant[];
}

type Owned = Exclude<keyof PlayerRecords, 'user' | keyof typeof RENAMED> | (typeof RENAMED)[keyof typeof RENAMED];

/** Collections that have another name here. */
const RENAMED = { turns: 'wheel-turns', purchases: 'market-purchases', grants: 'spin-grants' } as const;

export async function readPlayer(reader: Reader, uid: string): Promise<PlayerRecords> {
  const of = <N extends Owned>(name: N): Promise<Collections[N][]> =>
    reader.find(name, { where: [['userId', '==', uid]] } as object);
  const payments = { deposits: await of('deposits'), withdrawals: await of('withdrawals') };
  const play = { rounds: await of('rounds'), bonuses: await of('bonuses'), grants: await of(RENAMED.grants) };
  const house = { disputes: await of('disputes'), journal: await of('journal'), corrections: await of('corrections') };
  const prizes = { turns: await of(RENAMED.turns), purchases: await of(RENAMED.purchases) };
  return { user: await reader.get('users', uid), ...payments, ...play, ...house, ...prizes };
}

export const sumOf = <T>(list: readonly T[], amountOf: (item: T) => number | undefined): number =>
  list.reduce((sum, item) => sum + (amountOf(item) ?? 0), 0);
