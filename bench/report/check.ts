/** A limit that the site holds, or not yet. */
export interface Check {
  name: string;
  figure: number;
  limit: number;
  isHeld: boolean;
}

/** A figure that could not be taken holds nothing. */
export const atMost = (name: string, figure: number, limit: number): Check => ({
  ...{ name, figure, limit },
  isHeld: figure <= limit,
});

const shown = (value: number): string => (Math.abs(value) < 10 ? String(Number(value.toFixed(3))) : value.toFixed(0));

/** A line such as `- holds: CLS: 0, at most 0.004`. */
export const checkLine = ({ name, figure, limit, isHeld }: Check): string =>
  `- ${isHeld ? 'holds' : '**falls short**'}: ${name}: ${shown(figure)}, at most ${shown(limit)}`;
