import { type Floats, paysOf, type Risk } from '../../fair/index.ts';

export const PLINKO_ROWS = [8, 12, 16] as const;

export interface PlinkoChoice {
  rows: (typeof PLINKO_ROWS)[number];
  risk: Risk;
}

export interface PlinkoOutcome {
  /** One letter a row: `R` is right. */
  path: string;
  /** The slot is counted from 0 at the left: the number of rights. */
  slot: number;
}

/** They stand from the edge to the middle; the other half mirrors them. */
const HALVES: Readonly<Record<`${PlinkoChoice['rows']}`, Readonly<Record<Risk, string>>>> = {
  8: { low: '5.3 2 1.05 1 0.5', medium: '13 2.7 1.3 0.7 0.4', high: '28 3.8 1.5 0.3 0.2' },
  12: { low: '10 2.6 1.4 1.3 1.1 1 0.5', medium: '33 10 3.9 1.9 1.1 0.6 0.3', high: '170 21 8 2 0.7 0.2 0.2' },
  16: {
    low: '15 8 2 1.4 1.3 1.1 1.1 1 0.5',
    medium: '110 40 10 5 2.9 1.4 1 0.5 0.3',
    high: '1000 120 25 9 3.8 2 0.2 0.2 0.2',
  },
};

/** The multiplier of each slot, from the left. */
export function plinkoPays({ rows, risk }: PlinkoChoice): readonly number[] {
  const half = paysOf(HALVES[rows][risk]);
  return [...half, ...half.slice(0, -1).reverse()];
}

/** Drops a ball: in each row it goes right when the float is 0.5 or more. */
export function playPlinko(choice: PlinkoChoice, floats: Floats): { outcome: PlinkoOutcome; multiplier: number } {
  const path = Array.from({ length: choice.rows }, () => (floats() >= 0.5 ? 'R' : 'L'));
  const slot = path.filter((side) => side === 'R').length;
  return { outcome: { path: path.join(''), slot }, multiplier: plinkoPays(choice)[slot] as number };
}
