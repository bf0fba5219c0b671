/** All records of one player's money. */
import type { EndedBonus } from '../../server/src/store/records/bonus.ts';
import type { CorrectionRecord } from '../../server/src/store/records/console.ts';
import type { DepositRecord } from '../../server/src/store/records/deposit.ts';
import type { WithdrawalRecord } from '../../server/src/store/records/withdrawal.ts';
import type { DisputeRecord, JournalEntry } from '../../server/src/store/records/journal.ts';
import type { PurchaseRecord, SpinGrant, WheelTurnRecord } from '../../server/src/store/records/prizes.ts';
import type { RoundRecord } from '../../server/src/store/records/round.ts';
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

export async function readPlayer(reader: Reader, uid: string): Promise<PlayerRecords> {
  const theirs = { where: [['userId', '==', uid] as const] };
  return {
    user: await reader.get('users', uid),
    deposits: await reader.find('deposits', theirs),
    withdrawals: await reader.find('withdrawals', theirs),
    rounds: await reader.find('rounds', theirs),
    disputes: await reader.find('disputes', theirs),
    journal: await reader.find('journal', theirs),
    bonuses: await reader.find('bonuses', theirs),
    corrections: await reader.find('corrections', theirs),
    turns: await reader.find('wheel-turns', theirs),
    purchases: await reader.find('market-purchases', theirs),
    grants: await reader.find('spin-grants', theirs),
  };
}

export const sumOf = <T>(list: readonly T[], amountOf: (item: T) => number | undefined): number =>
  list.reduce((sum, item) => sum + (amountOf(item) ?? 0), 0);
