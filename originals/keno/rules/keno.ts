import { combinations, drawOf, type Floats, paysOf } from '../../fair/index.ts';

export const KENO_NUMBERS = 40;
export const MOST_PICKS = 10;
const DRAWN = 10;
export const KENO_RISKS = ['classic', 'low', 'high'] as const;

export interface KenoChoice {
  /** 1 to 10 different numbers of 1 to 40. */
  numbers: readonly number[];
  risk: (typeof KENO_RISKS)[number];
}

export interface KenoOutcome {
  /** Ten numbers, in the order in which they came. */
  drawn: readonly number[];
}

/** Each row is for a count of picked numbers, and says what no hit, one hit and more pay. */
const TABLES: Readonly<Record<KenoChoice['risk'], readonly string[]>> = {
  classic: [
    '0 3.88',
    '0 1.85 4.5',
    '0 1 2.9 11',
    '0 0.8 1.7 5 23',
    '0 0.25 1.4 3.9 16 38',
    '0 0 1 3.5 7.1 17 40',
    '0 0 0.45 2.9 4.6 14 31 60',
    '0 0 0 2.1 4 13 23 55 70',
    '0 0 0 1.5 3 7.7 15 45 60 85',
    '0 0 0 1.4 2.2 4.2 8 17 50 80 100',
  ],
  low: [
    '0.7 1.78',
    '0 2 3.5',
    '0 1.05 1.4 26',
    '0 0 2.2 7.7 85',
    '0 0 1.5 4 13 290',
    '0 0 1.1 2 6.2 90 700',
    '0 0 1.1 1.5 3.5 15 220 700',
    '0 0 1.1 1.4 2 5.5 41 100 800',
    '0 0 1.1 1.3 1.5 2.6 7 50 250 1000',
    '0 0 1.1 1.2 1.25 1.6 3.2 13 50 250 1000',
  ],
  high: [
    '0 3.88',
    '0 0 16.8',
    '0 0 0 80',
    '0 0 0 9.5 259',
    '0 0 0 4.5 46 450',
    '0 0 0 0 11 340 710',
    '0 0 0 0 6.7 89 400 800',
    '0 0 0 0 4.9 20 260 600 900',
    '0 0 0 0 4 10 58 500 800 1000',
    '0 0 0 0 3.4 7.9 13 61 500 800 1000',
  ],
};

const ALL_NUMBERS: readonly number[] = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

/** Says what each count of hits pays, from none to all of `picks` numbers. */
export const kenoPays = (picks: number, risk: KenoChoice['risk']): readonly number[] =>
  paysOf(TABLES[risk][picks - 1] ?? '0');

/** Returns the chance of so many hits with so many picks. */
export const kenoChance = (picks: number, hits: number): number =>
  (combinations(picks, hits) * combinations(KENO_NUMBERS - picks, DRAWN - hits)) / combinations(KENO_NUMBERS, DRAWN);

/** Returns the picked numbers that were drawn. */
export const hitsOf = ({ numbers }: Pick<KenoChoice, 'numbers'>, { drawn }: KenoOutcome): number[] =>
  numbers.filter((number) => drawn.includes(number));

/** Draws ten of forty numbers. */
export function playKeno(choice: KenoChoice, floats: Floats): { outcome: KenoOutcome; multiplier: number } {
  const outcome = { drawn: drawOf(ALL_NUMBERS, DRAWN, floats) };
  const pays = kenoPays(choice.numbers.length, choice.risk);
  return { outcome, multiplier: pays[hitsOf(choice, outcome).length] as number };
}
