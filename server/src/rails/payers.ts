import type { Reader } from '../store/DocumentStore.ts';
import { type Condition, ownedBy } from '../store/query.ts';
import type { DepositRecord } from '../store/records/deposit.ts';

/** A field of deposits has a value, and a condition for a later value in the alphabet. */
interface Field {
  valueOf: (deposit: DepositRecord) => string | undefined;
  after: (last: string) => Condition<DepositRecord>;
}

/** The different values of a field among filtered deposits, one read each. Needs an index that ends with the field. */
export async function distinct(
  reader: Reader,
  filter: readonly Condition<DepositRecord>[],
  { valueOf, after }: Field,
): Promise<string[]> {
  const next = async (last: string): Promise<string | undefined> => {
    const [deposit] = await reader.find('deposits', { where: [...filter, after(last)], limit: 1 });
    return deposit && valueOf(deposit);
  };
  const values: string[] = [];
  for (let value = await next(''); value !== undefined; value = await next(value)) values.push(value);
  return values;
}

export const accountsPaidBy = (reader: Reader, filter: readonly Condition<DepositRecord>[]): Promise<string[]> =>
  distinct(reader, filter, { valueOf: ({ userId }) => userId, after: (last) => ['userId', '>', last] });

export const hasPaidFor = async (
  reader: Reader,
  uid: string,
  filter: readonly Condition<DepositRecord>[],
): Promise<boolean> => (await reader.ids('deposits', { where: [...filter, ownedBy(uid)], limit: 1 })).length > 0;
