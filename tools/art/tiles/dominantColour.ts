type Colour = readonly [red: number, green: number, blue: number];

/** Light words on it have a contrast of 6 at least: WCAG's relative luminance. */
const MOST_LIGHT = 0.1;

/** Below it a colour looks like the page itself. */
const LEAST_LIGHT = 0.02;

/** The difference between the strongest and the weakest part; below it a colour looks grey. */
const LEAST_STRENGTH = 48;

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;

export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const darkened = (colour: Colour): Colour => {
  const [red, green, blue] = colour;
  return luminance(colour) <= MOST_LIGHT ? colour : darkened([red * 0.97, green * 0.97, blue * 0.97]);
};

const isDull = (colour: Colour): boolean =>
  luminance(colour) < LEAST_LIGHT || Math.max(...colour) - Math.min(...colour) < LEAST_STRENGTH;

/** Eight steps of each part: what differs less counts as one colour. */
const kindOf = ([red, green, blue]: Colour): number => ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);

/** The mean of the dots of the most frequent kind; shadows and greys count only where there is nothing else. */
function mostFrequent({ data }: Pick<ImageData, 'data'>): Colour {
  const kinds = new Map<number, { count: number; isDull: boolean; sums: [number, number, number] }>();
  for (let index = 0; index < data.length; index += 4) {
    const dot = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const;
    const kind = kinds.get(kindOf(dot)) ?? { count: 0, isDull: isDull(dot), sums: [0, 0, 0] };
    kinds.set(kindOf(dot), kind);
    kind.count += 1;
    dot.forEach((part, at) => (kind.sums[at as 0] += part));
  }
  const [first] = [...kinds.values()].sort((a, b) => Number(a.isDull) - Number(b.isDull) || b.count - a.count);
  const { count, sums } = first ?? { count: 1, sums: [0, 0, 0] as const };
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

const hex = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The colour that fills most of a picture, `#rrggbb`, dark enough for light words. */
export const dominantColour = (picture: Pick<ImageData, 'data'>): string => hex(darkened(mostFrequent(picture)));
