/**
 * npm run bench:rtp: the return to player of each house game over simulated rounds, decided as by the server.
 * Options: names of games, `--rounds 10000000`, `--seed <text>` for other rounds than the last time.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { FULL_RUN, simulate, type Simulated } from './rtp/simulate.ts';
import { SIMULATED_GAMES } from './rtp/simulatedGames.ts';
import { table } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: String(FULL_RUN) }, seed: { type: 'string', default: 'karata' } },
});
const rounds = Number(values.rounds);
const games = SIMULATED_GAMES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.startsWith(part)),
);
if (!Number.isSafeInteger(rounds) || rounds < 1 || games.length === 0) {
  console.error(`Rounds are a whole number; games: ${SIMULATED_GAMES.map(({ name }) => name).join('; ')}`);
  process.exit(2);
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
const serverSeed = createHash('sha256').update(values.seed).digest('hex');

const row = ({ name, rtp, standardError, exact, tolerance, isWithin }: Simulated): string[] => [
  name,
  percent(rtp),
  percent(standardError),
  percent(exact),
  `± ${percent(tolerance)}`,
  isWithin ? 'yes' : 'NO',
];

console.log(`${rounds.toLocaleString('en')} rounds a game, server seed ${serverSeed}\n`);
const results = games.map((game) => simulate(game, serverSeed, rounds));
console.log(table(['', 'RTP', 'standard error', 'exact', 'tolerance', 'within'], results.map(row)));
if (results.some(({ isWithin }) => !isWithin)) process.exitCode = 1;
