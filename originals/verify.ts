/** node originals/verify.ts <file.json>: computes an exported round, or a list of them, again and without a network. */
import { readFileSync } from 'node:fs';
import { isSame, readRound, recomputeRound, type ExportedRound, type VerifyStep } from './verify/index.ts';

const NAMES: Readonly<Record<VerifyStep['name'], (detail: string) => string>> = {
  serverSeedHash: () => 'SHA-256 of the server seed',
  chain: (flights) => `SHA-256 of the link of flight ${flights}, ${flights} times`,
  block: (message) => `HMAC-SHA256 of ${message}`,
  flightBlock: (message) => `HMAC-SHA256 of ${message} with the link as key`,
  jackpot: (id) => `the jackpot ${id} falls`,
  gift: () => 'the bet brings a free flight',
  floats: () => 'numbers, four bytes each',
  outcome: () => 'outcome',
  refused: () => 'the rules refuse the round',
  multiplier: () => 'multiplier',
  win: () => 'win',
};

function lineOf(step: VerifyStep): string {
  const text = `${NAMES[step.name](step.detail ?? '')}: ${step.computed}`;
  if (step.told === undefined) return `         ${text}`;
  return isSame(step) ? `  same   ${text}` : `  OTHER  ${text}; the round says: ${step.told}`;
}

const headOf = ({ kind, choice, stake, currency }: ExportedRound): string =>
  `${kind} ${JSON.stringify(choice)}, stake ${stake} ${currency}`;

async function verify(json: unknown): Promise<boolean> {
  const round = readRound(json);
  const { steps, isFair } = await recomputeRound(round);
  console.log([headOf(round), ...steps.map(lineOf)].join('\n'));
  console.log(isFair ? 'The round is what its seeds decide.\n' : 'The round is NOT what its seeds decide.\n');
  return isFair;
}

/** 0: all rounds are fair; 1: one is not; 2: nothing could be verified. */
async function main(file: string | undefined): Promise<number> {
  if (file === undefined) throw new TypeError('which file? node originals/verify.ts <file.json>');
  const rounds = [JSON.parse(readFileSync(file, 'utf8')) as unknown].flat();
  if (rounds.length === 0) throw new TypeError('the file has no round');
  let isFair = true;
  for (const round of rounds) isFair = (await verify(round)) && isFair;
  return isFair ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
