import { beforeEach, describe, expect, it } from '@jest/globals';
import { type GetStore, ODD_FIELD, put, type TestDeposit } from './contract.testTools.ts';
import type { Condition as ConditionOf, Query as QueryOf } from './query.ts';

type Condition = ConditionOf<TestDeposit>;
type Query = QueryOf<TestDeposit>;

const DEPOSITS: TestDeposit[] = [
  { id: 'd1', userId: 'ann', status: 'completed', amount: 500, card: { brand: 'visa' } },
  { id: 'd2', userId: 'ann', status: 'pending', amount: 20 },
  { id: 'd3', userId: 'ben', status: 'completed', amount: 100, test: true },
  { id: 'd4', userId: 'ann', status: 'completed', amount: 100, test: false },
  { id: 'd5', userId: 'ann', status: 'completed' },
  { id: 'd6', userId: 'ann', status: 'completed', amount: '70', test: 1 },
];

const conditions: [Condition, string[]][] = [
  [['userId', '==', 'ben'], ['d3']],
  [
    ['amount', '==', 100],
    ['d3', 'd4'],
  ],
  [['amount', '<', 100], ['d2']],
  [
    ['amount', '>=', 100],
    ['d3', 'd4', 'd1'],
  ],
  [['amount', '==', '70'], ['d6']],
  [['test', '==', true], ['d3']],
  [['test', '==', 1], ['d6']],
  [
    ['test', '!=', true],
    ['d4', 'd6'],
  ],
  [['status', '!=', 'completed'], ['d2']],
  [
    ['amount', 'in', [20, 500]],
    ['d1', 'd2'],
  ],
  [['card.brand', '==', 'visa'], ['d1']],
  [['nothing', '!=', 'x'], []],
];

const orders: [string, Query, string[]][] = [
  ['by id without an order', {}, ['d1', 'd2', 'd3', 'd4', 'd5', 'd6']],
  ['upwards, ties by id', { orderBy: ['userId', 'asc'] }, ['d1', 'd2', 'd4', 'd5', 'd6', 'd3']],
  ['downwards, ties by id downwards', { orderBy: ['userId', 'desc'] }, ['d3', 'd6', 'd5', 'd4', 'd2', 'd1']],
  ['without documents that lack the field', { orderBy: ['test', 'asc'], where: [['amount', '==', 100]] }, ['d4', 'd3']],
  ['up to the limit', { where: [['amount', '>', 0]], orderBy: ['amount', 'desc'], limit: 2 }, ['d1', 'd4']],
  [
    'on from a cursor, past its ties',
    { where: [['amount', '>', 0]], orderBy: ['amount', 'desc'], after: { value: 100, id: 'd4' } },
    ['d3', 'd2'],
  ],
];

const refused: [string, Query][] = [
  ['a field that is no name', { where: [[ODD_FIELD, '==', 1]] }],
  ['a cursor without an order', { after: { value: 1, id: 'a' } }],
  ['a limit of 0', { limit: 0 }],
  ['an empty list', { where: [['amount', 'in', []]] }],
];

export function describeQueries(getStore: GetStore): void {
  describe('a query', () => {
    const ids = (query?: Query) => getStore().ids('deposits', query);

    beforeEach(() => put(getStore(), 'deposits', ...DEPOSITS));

    it.each(conditions)('finds documents by %j', async (condition, expected) => {
      expect(await ids({ where: [condition] })).toEqual(expected);
    });

    it('finds documents that meet every condition', async () => {
      const where: Condition[] = [
        ['userId', '==', 'ann'],
        ['status', '==', 'completed'],
        ['amount', '<', 200],
      ];
      expect(await ids({ where })).toEqual(['d4']);
    });

    it.each(orders)('orders %s', async (_name, query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it('gives every document once over all pages', async () => {
      const orderBy = ['userId', 'asc'] as const;
      const first = await getStore().find('deposits', { orderBy, limit: 4 });
      const last = first.at(-1);
      const after = { value: String(last?.userId), id: String(last?.id) };
      expect([...first.map(({ id }) => id), ...(await ids({ orderBy, after, limit: 4 }))]).toEqual(
        await ids({ orderBy }),
      );
    });

    it('sums numbers only', async () => {
      expect(await getStore().sum('deposits', 'amount')).toBe(720);
      expect(await getStore().sum('deposits', 'amount', { where: [['userId', '==', 'ben']] })).toBe(100);
      expect(await getStore().sum('deposits', 'amount', { where: [['userId', '==', 'nobody']] })).toBe(0);
    });

    it('counts documents', async () => {
      expect(await getStore().count('deposits')).toBe(6);
      expect(await getStore().count('deposits', { where: [['status', '==', 'pending']] })).toBe(1);
    });

    it.each(refused)('refuses %s', async (_name, query) => {
      await expect(getStore().find('deposits', query)).rejects.toThrow(TypeError);
    });
  });
}
