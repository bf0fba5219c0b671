/** How often bonuses were given, counted by player, payer and device over all accounts. */
import { createHash } from 'node:crypto';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { BonusUseRecord } from '../../store/records/bonus.ts';
import type { DepositBonusRecord } from '../../store/records/deposit.ts';
import { dayOf } from '../../time/nairobi.ts';

export type UseLimits = Pick<DepositBonusRecord, 'mostPerPlayer' | 'mostPerPayer' | 'mostPerDevice' | 'mostPerDay'>;

/** Who a use counts for. Without a payer: before it is known. */
export interface Users {
  uid: string;
  payer?: string | undefined;
}

const LIMIT_OF = { player: 'mostPerPlayer', payer: 'mostPerPayer', device: 'mostPerDevice' } as const;
type Kind = keyof typeof LIMIT_OF;

/** Of one player: more are not looked at. */
const MOST_DEVICES = 20;

interface Use {
  kind: Kind;
  record: BonusUseRecord;
}

/** Phones and cards are kept as a hash alone. */
const idOf = (bonusId: string, kind: Kind, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([bonusId, kind, key]))
    .digest('base64url');

/** What counts for these users now. */
export async function readUses(reader: Reader, bonusId: string, { uid, payer }: Users): Promise<Use[]> {
  const devices = await reader.ids('devices', { where: [['userId', '==', uid]], limit: MOST_DEVICES });
  const keys: readonly (readonly [Kind, string])[] = [
    ['player', uid],
    ...(payer === undefined ? [] : ([['payer', payer]] as const)),
    ...devices.map((id) => ['device', id.slice(uid.length + 1)] as const),
  ];
  return Promise.all(
    keys.map(async ([kind, key]) => {
      const id = idOf(bonusId, kind, key);
      return {
        kind,
        record: (await reader.get('bonus-uses', id)) ?? { id, bonusId, count: 0, day: '', countOfDay: 0 },
      };
    }),
  );
}

export type Exhausted = 'day' | 'ever';

/** Whether the terms allow no further use: today, or ever. */
export function exhaustedBy(uses: readonly Use[], limits: UseLimits, now: number): Exhausted | undefined {
  const isOver = uses.some(({ kind, record }) => record.count >= (limits[LIMIT_OF[kind]] ?? Infinity));
  if (isOver) return 'ever';
  const today = dayOf(now);
  const most = limits.mostPerDay ?? Infinity;
  return uses.some(({ record }) => record.day === today && record.countOfDay >= most) ? 'day' : undefined;
}

/** One more for each. */
export function writeUses(tx: Pick<Transaction, 'set'>, uses: readonly Use[], now: number): void {
  const day = dayOf(now);
  for (const { record } of uses) {
    const countOfDay = (record.day === day ? record.countOfDay : 0) + 1;
    tx.set('bonus-uses', { ...record, count: record.count + 1, day, countOfDay });
  }
}
