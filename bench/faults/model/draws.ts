/** The model computes what the seeds decide, by the rules alone. */
import { crashPointOf } from '../../../originals/crash/rules/index.ts';
import { type DiceChoice, playDice } from '../../../originals/dice/rules/index.ts';
import { sumOf } from '../playerRecords.ts';
import { numbersOf, type RouletteChoice } from '../../../originals/roulette/rules/index.ts';
import { KINDS } from '../../../originals/kinds.ts';
import { playLimbo } from '../../../originals/limbo/rules/index.ts';
import { drawMines } from '../../../originals/mines/rules/index.ts';
import { modelOf, playSlots } from '../../../originals/slots/rules/index.ts';
import type { Floats } from '../../../originals/fair/index.ts';
import type { HouseKind } from '../../../contract/playTerms.ts';
import type { Random } from '../Random.ts';
import { readSeeds } from '../../../server/src/play/seeds.ts';
import type { ModelComparison } from './ModelComparison.ts';
import type { PlayerModel } from './PlayerModel.ts';
import type { DrawnRound, ModelSeeds } from './playTypes.ts';

type Choice = DrawnRound['choice'];
type Drawn = Pick<DrawnRound, 'instant' | 'instantWin' | 'atRisk' | 'mines' | 'crashAt' | 'target' | 'drawn'>;

type TableKind = 'plinko' | 'keno' | 'fortune';

const byTable = (kind: TableKind) => (choice: Choice, floats: Floats) => ({
  instant: (KINDS[kind].draw(choice, floats) as { multiplier: number }).multiplier,
});

const anyTable = (kind: TableKind) => (random: Random) => random.pick(KINDS[kind].tables?.() ?? []).choice;

export const draw: Readonly<Record<HouseKind, (choice: Choice, floats: Floats) => Drawn>> = {
  slots: (choice, floats) => ({ instant: playSlots(modelOf(choice), floats).multiplier }),
  dice: (choice, floats) => ({ instant: playDice(choice as unknown as DiceChoice, floats).multiplier }),
  plinko: byTable('plinko'),
  keno: byTable('keno'),
  fortune: byTable('fortune'),
  limbo: ({ target }, floats) => ({ instant: playLimbo(Math.round(Number(target) * 100), floats).multiplier }),
  mines: ({ mines }, floats) => ({ mines: drawMines({ mines: Number(mines) }, floats) }),
  roulette(choice, floats) {
    const { bets } = choice as unknown as RouletteChoice;
    const number = Math.floor(floats() * 37);
    const won = (on: string): readonly number[] => (numbersOf(on)?.includes(number) ? (numbersOf(on) ?? []) : []);
    const instantWin = sumOf(bets, ({ on, stake }) =>
      won(on).length > 0 ? (Math.round(stake * 100) * 36) / won(on).length : 0,
    );
    const total = sumOf(bets, ({ stake }) => Math.round(stake * 100));
    return {
      instant: Math.floor((instantWin * 100) / total),
      instantWin,
      atRisk: KINDS.roulette.parts?.atRiskMinor(choice) ?? total,
    };
  },
  hilo: (choice, floats) => ({ drawn: KINDS.hilo.draw(choice, floats) }),
  blackjack: (choice, floats) => ({ drawn: KINDS.blackjack.draw(choice, floats) }),
  crash: ({ autoCashOut }, floats) => ({
    crashAt: crashPointOf(floats()),
    ...(autoCashOut !== undefined && { target: Math.round(Number(autoCashOut) * 100) }),
  }),
};

/** Chips on a few places, which are the stake together. */
function anyChips(random: Random, stake: number): Choice {
  const places = ['red', 'black', 'odd', 'low', 'dozen:2', 'column:3', 'split:0-2', 'corner:16', 'straight:17'];
  const bets: { on: string; stake: number }[] = [];
  for (let left = stake; left > 0;) {
    const part = bets.length === 3 ? left : random.between(1, left);
    bets.push({ on: places.splice(random.below(places.length), 1)[0] ?? 'even', stake: part / 100 });
    left -= part;
  }
  return { bets };
}

/** The stake in minor units matters where it is of chips. */
export const validChoice: Readonly<Record<HouseKind, (random: Random, stake: number) => Choice>> = {
  slots: () => ({ model: 'twenty' }),
  dice: (random) =>
    random.pick([
      { side: 'under', target: random.between(1, 96) },
      { side: 'over', target: random.between(4, 99) },
    ]),
  plinko: anyTable('plinko'),
  keno: anyTable('keno'),
  fortune: anyTable('fortune'),
  limbo: (random) => ({ target: random.between(101, 400) / 100 }),
  mines: (random) => ({ mines: random.chance(0.5) ? random.between(1, 5) : random.between(1, 24) }),
  roulette: anyChips,
  hilo: () => ({}),
  blackjack: () => ({}),
  crash: (random) => (random.chance(0.5) ? {} : { autoCashOut: random.between(101, 400) / 100 }),
};

/** No game takes these. */
export const WRONG_CHOICES: readonly Choice[] = [
  { side: 'under', target: 97 },
  { side: 'over', target: 3 },
  { side: 'under', target: 50, roll: 1 },
  { mines: 0 },
  { cards: [0] },
  { bets: [] },
  { bets: [{ on: 'straight:37', stake: 20 }] },
  { bets: [{ on: 'red', stake: 0.001 }] },
  { mines: 25 },
  { mines: 3, opened: [1] },
  { autoCashOut: 1 },
  { autoCashOut: 1.555 },
  { crashAt: 100 },
  { target: 1 },
  { target: 10_000.01 },
  { target: 2, result: 3 },
  { rows: 9, risk: 'low' },
  { rows: 8, risk: 'classic' },
  { rows: 8, risk: 'high', path: 'RRRRRRRR' },
  { numbers: [], risk: 'low' },
  { numbers: [4, 4], risk: 'low' },
  { numbers: [0, 41], risk: 'high' },
  { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], risk: 'classic' },
  { segments: 60, risk: 'low' },
  { segments: 10, risk: 'low', segment: 0 },
];

/** The model looks at the secret seed; from then on it counts by itself. */
export async function knowSeeds({ scene }: ModelComparison, { uid, play }: PlayerModel): Promise<ModelSeeds> {
  if (play.seeds) return play.seeds;
  const told = await readSeeds(scene.services.play.ctx, uid);
  const serverSeed = (await scene.store.get('play', uid))?.serverSeed ?? '';
  play.seeds = { ...told, serverSeed };
  return play.seeds;
}
