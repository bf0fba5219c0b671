import { TOO_MANY } from '../../server/src/errors/ApiError.ts';
import {
  CALL_LIMITS,
  type CallLimitRow,
  type LimitRow,
  OPEN_LIMITS,
  type Per,
  RECORD_LIMITS,
} from '../../server/src/rateLimits/limitTable.ts';

const WHOM: Readonly<Record<Per, string>> = {
  player: 'each player',
  'player and call': 'each player and kind of call',
  'opened game': 'each opened game',
  address: 'each address (IPv6: each network of 64 bits)',
  phone: 'each phone',
  device: 'each browser',
  server: 'all, of each server',
  site: 'all together',
  person: 'each person of the operator',
};

const TIMES: Readonly<Record<number, string>> = { 60: 'a minute', 86_400: 'in 24 hours' };

const timeOf = (seconds: number | undefined): string =>
  seconds === undefined ? 'at once' : (TIMES[seconds] ?? `in ${seconds} seconds`);

const answerOf = ({ answer }: LimitRow): string => ('code' in answer ? `429 \`${answer.code}\`` : answer.instead);

function lineOf(row: LimitRow): string {
  const most = `${row.most.toLocaleString('en')} ${row.unit ?? 'calls'} ${timeOf(row.seconds)}`;
  const { isExact } = row as Partial<CallLimitRow>;
  const cells = [row.what, WHOM[row.per], isExact ? `${most}, exactly` : most];
  return `| ${[...cells, row.setting ? `\`${row.setting}\`` : '', answerOf(row)].join(' | ')} |`;
}

const tableOf = (rows: Readonly<Record<string, LimitRow>>): string =>
  [
    '| What | Counted for | How many | Setting | Above it |',
    '|---|---|---|---|---|',
    ...Object.values(rows).map(lineOf),
  ].join('\n');

const wordsOf = (): string =>
  Object.entries(TOO_MANY)
    .map(([code, words]) => `- \`${code}\`: ${words}.`)
    .join('\n');

/** A page like docs/limits.md with its three tables and its list written again; the words around them stay. */
export function limitsPage(page: string): string {
  const parts = [...[CALL_LIMITS, RECORD_LIMITS, OPEN_LIMITS].map(tableOf), wordsOf()];
  const ours = /(?:^(?:\||- ).*\n)+/gm;
  const found = page.match(ours)?.length ?? 0;
  if (found !== parts.length) throw new Error(`The page has ${found} tables and lists instead of ${parts.length}`);
  return page.replaceAll(ours, () => `${parts.shift()}\n`);
}
