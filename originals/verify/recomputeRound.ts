/** Computes a round again from what decided it, step by step, with WebCrypto: the same in a browser and in Node. */
import { MAX_WIN } from '../../contract/playTerms.ts';
import {
  blockMessage,
  type Floats,
  FLOATS_PER_BLOCK,
  floatsOfBlock,
  floatsOfBlocks,
  hexOf,
  hmacSigner,
  sha256Hex,
  webBlocks,
  winOf,
} from '../fair/index.ts';
import { crashPointOf, crashPointOfBlock, linkBefore, paidAt, type WalkPause } from '../crash/rules/index.ts';
import type { ChainProof, ExportedRound, RoundOf, SeedProof } from './exportedRound.ts';
import { playDice } from '../dice/rules/index.ts';
import { drawMines, type MinesField, minesMultiplierOf, openTile } from '../mines/rules/index.ts';
import { MOST_SLOTS_FLOATS, playSlots } from '../slots/rules/index.ts';

/**
 * A round computed by the rules of its game, with decimals as on the wire. What the player did and what the clock told are
 * taken from the round: opened tiles, and the multiplier of a cash-out by hand.
 */
interface Played {
  outcome: object;
  /** Hundredths. */
  multiplier: number;
}

const hundredthsOf = (decimal: number): number => Math.round(decimal * 100);
const decimalOf = (hundredths: number): number => hundredths / 100;

function mostFloats(round: ExportedRound): number {
  if (round.kind === 'slots') return MOST_SLOTS_FLOATS;
  return round.kind === 'mines' ? round.choice.mines : 1;
}

function playReels(floats: Floats): Played {
  const { outcome, multiplier } = playSlots(floats);
  const { stops, freeSpins, baseMultiplier } = outcome;
  const free = freeSpins.map((spin) => ({ ...spin, multiplier: decimalOf(spin.multiplier) }));
  return { outcome: { stops, freeSpins: free, baseMultiplier: decimalOf(baseMultiplier) }, multiplier };
}

function playMines({ choice, outcome }: RoundOf<'mines'>, floats: Floats): Played {
  const tiles = [...outcome.opened, ...(outcome.hit === undefined ? [] : [outcome.hit])];
  const laid: MinesField = { mines: drawMines(choice, floats), opened: [] };
  const field = tiles.reduce((before, tile) => openTile(before, tile).field, laid);
  const { mines, opened, hit } = field;
  return {
    outcome: { opened, mines, ...(hit !== undefined && { hit }) },
    multiplier: hit === undefined ? minesMultiplierOf(mines.length, opened.length) : 0,
  };
}

/** Returns what a flight with this end (hundredths) pays: the first of an automatic cash-out and one by hand. */
function playFlight({ choice, outcome }: RoundOf<'crash'>, crashAt: number): Played {
  const cashOuts = [choice.autoCashOut, outcome.cashedOutAt].filter((at) => at !== undefined).map(hundredthsOf);
  const [multiplier = 0] = cashOuts.filter((at) => paidAt(crashAt, at) > 0).sort((a, b) => a - b);
  return {
    outcome: { crashAt: decimalOf(crashAt), ...(multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }) },
    multiplier,
  };
}

/** Throws RangeError on a step that the rules refuse. */
function playRound(round: ExportedRound, floats: Floats): Played {
  if (round.kind === 'slots') return playReels(floats);
  if (round.kind === 'dice') return playDice(round.choice, floats);
  if (round.kind === 'mines') return playMines(round, floats);
  return playFlight(round, crashPointOf(floats()));
}

/**
 * The result of a step. `block` and `flightBlock` are an HMAC, with its message as `detail`: the key of the second is the
 * link of a flight for everybody. `chain` is that link, hashed `detail` times.
 */
export type VerifyStepName =
  'serverSeedHash' | 'chain' | 'block' | 'flightBlock' | 'floats' | 'outcome' | 'refused' | 'multiplier' | 'win';

export interface VerifyStep {
  name: VerifyStepName;
  computed: string;
  detail?: string;
  /** The round says this; absent where it says nothing. */
  told?: string;
}

export interface Verification {
  steps: VerifyStep[];
  /** All that the round says is what was computed. */
  isFair: boolean;
}

export const isSame = ({ computed, told }: VerifyStep): boolean => told === undefined || told === computed;

type Decided = { steps: VerifyStep[]; played: Played };

async function bySeeds(round: ExportedRound, proof: SeedProof): Promise<Decided> {
  const blocks = await webBlocks(proof, mostFloats(round));
  const next = floatsOfBlocks((cursor) => blocks[cursor] ?? []);
  const drawn: number[] = [];
  const played = playRound(round, () => {
    const float = next();
    drawn.push(float);
    return float;
  });
  const used = blocks.slice(0, Math.ceil(drawn.length / FLOATS_PER_BLOCK));
  return {
    played,
    steps: [
      { name: 'serverSeedHash', computed: await sha256Hex(proof.serverSeed), told: proof.serverSeedHash },
      ...used.map((block, cursor): VerifyStep => {
        return { name: 'block', detail: blockMessage(proof, cursor), computed: hexOf(block) };
      }),
      { name: 'floats', computed: drawn.join(', ') },
    ],
  };
}

async function byChain(round: RoundOf<'crash'>, proof: ChainProof, pause?: WalkPause): Promise<Decided> {
  const { flightId, hash, salt, terminalHash } = proof;
  const block = await (await hmacSigner(hash))(salt);
  return {
    played: playFlight(round, crashPointOfBlock(block)),
    steps: [
      { name: 'chain', detail: `${flightId}`, computed: await linkBefore(hash, flightId, pause), told: terminalHash },
      { name: 'flightBlock', detail: salt, computed: hexOf(block) },
      { name: 'floats', computed: String(floatsOfBlock(block)[0]) },
    ],
  };
}

const decide = (round: ExportedRound, pause?: WalkPause): Promise<Decided> =>
  'flightId' in round.proof ? byChain(round as RoundOf<'crash'>, round.proof, pause) : bySeeds(round, round.proof);

/** JSON with sorted keys: a database may give them back in another order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function compare(round: ExportedRound, played: Played): VerifyStep[] {
  const { outcome, multiplier, stake, freeStake = stake, win, currency } = round;
  const computedWin = Math.min(winOf(Math.round(freeStake * 100), played.multiplier) / 100, MAX_WIN[currency]);
  return [
    { name: 'outcome', computed: textOf(played.outcome), told: textOf(outcome) },
    { name: 'multiplier', computed: String(played.multiplier / 100), told: String(multiplier) },
    { name: 'win', computed: String(computedWin), told: String(win) },
  ];
}

/**
 * A round that the rules refuse, with a tile opened twice for example, is not fair; any other error is thrown.
 * `pause` is called during the long walk through the chain of a flight for everybody.
 */
export async function recomputeRound(round: ExportedRound, pause?: WalkPause): Promise<Verification> {
  try {
    const { steps, played } = await decide(round, pause);
    const all = [...steps, ...compare(round, played)];
    return { steps: all, isFair: all.every(isSame) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { steps: [{ name: 'refused', computed: error.message, told: '' }], isFair: false };
  }
}
