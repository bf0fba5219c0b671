/** Computes a round again from what decided it, step by step, with WebCrypto: the same in a browser and in Node. */
import { MAX_WIN } from '../../contract/playTerms.ts';
import {
  blockMessage,
  FLOATS_PER_BLOCK,
  floatsOfBlock,
  floatsOfBlocks,
  hexOf,
  hmacSigner,
  isJackpotHit,
  giftMessage,
  jackpotMessage,
  paidFor,
  type Replayed,
  sha256Hex,
  webBlocks,
} from '../fair/index.ts';
import { crashPointOfBlock, linkBefore, type WalkPause } from '../crash/rules/index.ts';
import { KINDS } from '../kinds.ts';
import type { ChainProof, ExportedRound, SeedProof } from './exportedRound.ts';
import { isSame, type Verification, type VerifyStep } from './verifyStep.ts';

type Signer = Awaited<ReturnType<typeof hmacSigner>>;
type Decided = { steps: VerifyStep[]; played: Replayed };

async function bySeeds(round: ExportedRound, proof: SeedProof): Promise<Decided> {
  const kind = KINDS[round.kind];
  const blocks = await webBlocks(proof, kind.mostFloats(round.choice));
  const next = floatsOfBlocks((cursor) => blocks[cursor] ?? []);
  const drawn: number[] = [];
  const outcome = kind.draw(round.choice, () => {
    const float = next();
    drawn.push(float);
    return float;
  });
  const used = blocks.slice(0, Math.ceil(drawn.length / FLOATS_PER_BLOCK));
  return {
    played: kind.replay(round, outcome),
    steps: [
      { name: 'serverSeedHash', computed: await sha256Hex(proof.serverSeed), told: proof.serverSeedHash },
      ...used.map((block, cursor): VerifyStep => {
        return { name: 'block', detail: blockMessage(proof, cursor), computed: hexOf(block) };
      }),
      { name: 'floats', computed: drawn.join(', ') },
      ...(await jackpotSteps(round, proof)),
    ],
  };
}

/** Computes whether each jackpot falls. How large it was then is nothing that the round alone can tell. */
async function jackpotSteps({ jackpots }: ExportedRound, proof: SeedProof): Promise<VerifyStep[]> {
  const sign = await hmacSigner(proof.serverSeed);
  const steps = jackpots.map(async ({ id, stake, turnover, prize }): Promise<VerifyStep[]> => {
    const block = await sign(jackpotMessage(proof, id));
    const falls = isJackpotHit(block, Math.round(stake * 100), Math.round(turnover * 100));
    return [
      { name: 'block', detail: jackpotMessage(proof, id), computed: hexOf(block) },
      { name: 'jackpot', detail: id, computed: String(falls), told: String(prize > 0) },
    ];
  });
  return (await Promise.all(steps)).flat();
}

async function byChain(round: ExportedRound, proof: ChainProof, pause?: WalkPause): Promise<Decided> {
  const { flightId, hash, salt, terminalHash } = proof;
  const sign = await hmacSigner(hash);
  const block = await sign(salt);
  return {
    played: KINDS[round.kind].replay(round, { crashAt: crashPointOfBlock(block) }),
    steps: [
      { name: 'chain', detail: `${flightId}`, computed: await linkBefore(hash, flightId, pause), told: terminalHash },
      { name: 'flightBlock', detail: salt, computed: hexOf(block) },
      { name: 'floats', computed: String(floatsOfBlock(block)[0]) },
      ...(await giftSteps(round, sign, salt)),
    ],
  };
}

/** Computes whether the bet brings a free flight. */
async function giftSteps({ gift, betKey }: ExportedRound, sign: Signer, salt: string): Promise<VerifyStep[]> {
  if (!gift) return [];
  const block = await sign(giftMessage(salt, betKey));
  const falls = isJackpotHit(block, Math.round(gift.stake * 100), Math.round(gift.turnover * 100));
  return [
    { name: 'flightBlock', detail: giftMessage(salt, betKey), computed: hexOf(block) },
    { name: 'gift', computed: String(falls), told: String(gift.worth > 0) },
  ];
}

const decide = (round: ExportedRound, pause?: WalkPause): Promise<Decided> =>
  'flightId' in round.proof ? byChain(round, round.proof, pause) : bySeeds(round, round.proof);

/** JSON with sorted keys: a database may give them back in another order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function compare(round: ExportedRound, played: Replayed): VerifyStep[] {
  const { outcome, multiplier, stake, freeStake = stake, win, currency, jackpots } = round;
  const paidCents = Math.min(paidFor(played, Math.round(freeStake * 100)), Math.round(MAX_WIN[currency] * 100));
  const prizeCents = jackpots.reduce((sum, { prize }) => sum + Math.round(prize * 100), 0);
  const computedWin = (paidCents + prizeCents) / 100;
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
