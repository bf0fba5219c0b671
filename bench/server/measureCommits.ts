import { openDatabase } from '../../server/src/store/sqlite/openDatabase.ts';
import { measureRate, type Rate } from './rate.ts';

/** About as long as the documents of a withdrawal. */
const TEXT = JSON.stringify({ text: 'x'.repeat(1_200) });

/** So many rows in each transaction, with the server's SQLite settings. */
export async function measureCommits(file: string, times: number, rows = 1): Promise<Rate> {
  const database = openDatabase(file, { commits: { indexes: [] } });
  const insert = database.prepare('INSERT INTO commits (id, json) VALUES (?, ?)');
  const rate = await measureRate(times, 1, (number) => {
    database.exec('BEGIN IMMEDIATE');
    for (let row = 0; row < rows; row += 1) insert.run(`${number}-${row}`, TEXT);
    database.exec('COMMIT');
  });
  database.close();
  return rate;
}
