import type { RawFilter } from '../query.ts';
import { describe, expect, it } from '@jest/globals';
import { openDatabase } from './openSqliteStore.ts';
import { sumSql } from './sqlQuery.ts';

const INDEXES = [
  ['userId', 'createdAt'],
  ['userId', 'status', 'createdAt'],
  ['userId', 'status', 'amount'],
];
const database = openDatabase(':memory:', { payments: { indexes: INDEXES } });

/** How SQLite finds the sum, and the sum. */
function summed(where: RawFilter['where'] & {}) {
  const { text, values } = sumSql('payments', 'amount', { where }, INDEXES);
  const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
  return { plan: String(plan?.['detail']), total: database.prepare(text).get(...values)?.['total'] };
}

describe('the sum of a field', () => {
  const documents = [
    { id: 'a', userId: 'ben', status: 'pending', amount: 5 },
    { id: 'b', userId: 'ben', status: 'completed', amount: 7.5 },
    { id: 'c', userId: 'ben', status: 'failed', amount: 100 },
    { id: 'd', userId: 'ben', status: 'pending', amount: '9' },
    { id: 'e', userId: 'ben', status: 'pending' },
    { id: 'f', userId: 'ali', status: 'pending', amount: 3 },
    { id: 'g', userId: 7, status: 'pending', amount: 3 },
  ];
  const insert = database.prepare('INSERT INTO payments (id, json) VALUES (?, ?)');
  for (const document of documents) insert.run(document.id, JSON.stringify(document));

  it('comes from an index alone when one has the fields of the filter and the field', () => {
    const { plan, total } = summed([
      ['userId', '==', 'ben'],
      ['status', 'in', ['pending', 'completed']],
    ]);
    expect(plan).toContain('USING COVERING INDEX payments userId status amount');
    expect(total).toBe(12.5);
  });

  it('is the same without such an index, and of numbers', () => {
    expect(summed([['userId', '==', 'ben']]).total).toBe(112.5);
    expect(summed([['userId', '==', 7]]).total).toBe(3);
  });

  it('leaves an object out that reads like the text of the filter', () => {
    const object = { id: 'h', userId: { a: 1 }, status: 'pending', amount: 3 };
    insert.run('h', JSON.stringify(object));
    expect(summed([['userId', '==', '{"a":1}']]).total).toBe(0);
  });
});
