import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { othersOf } from '../persons/person.ts';
import { ownedBy } from '../store/query.ts';
import { hashedId } from '../store/reading.ts';
import type { BonusUseRecord } from '../store/records/bonus.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';
import { MOST_DEVICES } from '../store/records/user.ts';
import { dayOf } from '../time/nairobi.ts';

/** How often bonuses were given, counted by person, payer and device over all accounts. */
type UseLimits = Pick<DepositBonusRecord, 'mostPerPlayer' | 'mostPerPayer' | 'mostPerDevice' | 'mostPerDay'>;

const LIMIT_OF = { player: 'mostPerPlayer', payer: 'mostPerPayer', device: 'mostPerDevice' } as const;
type Kind = keyof typeof LIMIT_OF;

/** `others`: the uses of other accounts of the same person. `day`: of all offers for deposits together, whose days alone count. */
type Use = { kind: Kind | 'day'; record: BonusUseRecord; others: readonly BonusUseRecord[] };

const ANY_OFFER = 'any offer';

/** The uses that count for a player now. Payer and accounts are missing before the deposit has shown them. */
export async function readUses(
  reader: Reader,
  { id: bonusId, step }: Pick<DepositBonusRecord, 'id' | 'step'>,
  { uid, payer, accounts }: { uid: string; payer?: string | undefined; accounts?: readonly string[] },
): Promise<Use[]> {
  const devices = await reader.ids('devices', { where: [ownedBy(uid)], limit: MOST_DEVICES });
  const keys: readonly (readonly [Kind, string])[] = [
    ...(payer === undefined ? [] : ([['payer', payer]] as const)),
    ...devices.map((id) => ['device', id.slice(uid.length + 1)] as const),
  ];
  const read = async (kind: Kind, key: string, of = bonusId): Promise<BonusUseRecord> => {
    // Phones and cards are kept as a hash alone.
    const id = hashedId(of, kind, key);
    return (await reader.get('bonus-uses', id)) ?? { id, bonusId: of, count: 0, day: '', countOfDay: 0 };
  };
  const others = accounts?.filter((account) => account !== uid) ?? (await othersOf(reader, uid));
  const ofPerson = async (kind: Use['kind'], of?: string): Promise<Use> => ({
    kind,
    record: await read('player', uid, of),
    others: await Promise.all(others.map((other) => read('player', other, of))),
  });
  return [
    await ofPerson('player'),
    ...(step === undefined ? [await ofPerson('day', ANY_OFFER)] : []),
    ...(await Promise.all(keys.map(async ([kind, key]) => ({ kind, record: await read(kind, key), others: [] })))),
  ];
}

/** The offer that the player took today, of these. */
export async function readTakenToday(
  reader: Reader,
  uid: string,
  ids: readonly string[],
  now: number,
): Promise<string | undefined> {
  const uses = await Promise.all(ids.map((id) => reader.get('bonus-uses', hashedId(id, 'player', uid))));
  return uses.find((use) => use?.day === dayOf(now))?.bonusId;
}

/** Says whether the terms allow no further use today, or none ever. */
export function exhaustedBy(uses: readonly Use[], limits: UseLimits, now: number): 'day' | 'ever' | undefined {
  const countOf = ({ record, others }: Use, valueOf: (each: BonusUseRecord) => number): number =>
    [record, ...others].reduce((sum, each) => sum + valueOf(each), 0);
  const mostOf = (kind: Use['kind']): number => (kind === 'day' ? Infinity : (limits[LIMIT_OF[kind]] ?? Infinity));
  const isOver = uses.some((use) => countOf(use, ({ count }) => count) >= mostOf(use.kind));
  if (isOver) return 'ever';
  const today = dayOf(now);
  const ofToday = ({ day, countOfDay }: BonusUseRecord): number => (day === today ? countOfDay : 0);
  return uses.some((use) => countOf(use, ofToday) >= (limits.mostPerDay ?? Infinity)) ? 'day' : undefined;
}

export function writeUses(tx: Pick<Transaction, 'set'>, uses: readonly Use[], now: number): void {
  const day = dayOf(now);
  for (const { record } of uses) {
    const countOfDay = (record.day === day ? record.countOfDay : 0) + 1;
    tx.set('bonus-uses', { ...record, count: record.count + 1, day, countOfDay });
  }
}
