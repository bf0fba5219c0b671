import { TOO_MANY } from '../errors/ApiError.ts';
import { CALL_LIMITS, type CallLimitRow, type LimitRow, OPEN_LIMITS, type Per, RECORD_LIMITS } from './limitTable.ts';

/** docs/limits.md, as text. */
const WHOM: Readonly<Record<Per, string>> = {
  player: 'each player',
  'player and call': 'each player and kind of call',
  'opened game': 'each opened game',
  address: 'each address (IPv6: each network of 64 bits)',
  phone: 'each phone',
  device: 'each browser',
  server: 'all, of each server',
  site: 'all together',
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

export const limitsPage = (): string => `# Limits of calls

\`npm run limits\` writes this page from the tables in \`server/src/rateLimits/limitTable.ts\`; every limit of the server is in
them. The settings are in \`.env.example\`.

## Calls in a time

Counted for all servers of one store together (\`server/src/rateLimits/CallLimits.ts\`). Each server lets a tenth of a limit through by itself,
in each window, and takes the rest from the store in tenths, each in one short transaction: a read costs no commit, and a caller far
below the limit costs the store nothing. The window of a caller begins with the first call. What passes in one window: with one server
exactly the limit; with several at most a fifth of it more for each server beside the first. Exact limits ask the store for each call.
While the store takes no writes, each server counts for itself, and what must be exact is refused. Counts hold no player and no address,
only a hash, and are deleted after ten minutes.

${tableOf(CALL_LIMITS)}

The health answer is not limited: whoever watches the server must hear from it. The files of the web app are not either: a CDN or
a proxy serves them.

## Counted from records

In the transaction that would add one more: exact with any number of servers.

${tableOf(RECORD_LIMITS)}

## Open at once

Of each server for itself: these protect its memory.

${tableOf(OPEN_LIMITS)}

## What answers

Status 429, with \`Retry-After\` in seconds, and the same number in the body, for calls from another origin:
\`{ "error": { "code", "message", "retryAfterSeconds" } }\`. The web app says in the player's language when to try again.

${wordsOf()}

Codes for signing in are sent by Firebase, and limited there: [Codes for signing in](operations.md#codes-for-signing-in).
`;
