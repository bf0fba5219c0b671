/** The main objects of a tile, by the kind of game. */
import type { SeedGame } from '../../../server/seed/catalogue/games.ts';
import { between, circle, group, place, rect, shape, stroke, type TileContext, times } from './canvas.ts';

type Heroes = (context: TileContext) => string;

const pick = (motifs: readonly string[], index: number): string => motifs[index % motifs.length] ?? 'star';

const spark = (x: number, y: number, size: number) =>
  shape(
    `M${x} ${y - size}Q${x + 1.5} ${y - 1.5} ${x + size} ${y}Q${x + 1.5} ${y + 1.5} ${x} ${y + size}Q${x - 1.5} ${y + 1.5} ${x - size} ${y}Q${x - 1.5} ${y - 1.5} ${x} ${y - size}Z`,
    '#fff',
  );

const sparks = ({ random }: TileContext, count: number) =>
  times(count, () =>
    spark(Math.round(between(random, 40, 320)), Math.round(between(random, 30, 320)), between(random, 5, 12)),
  );

/** One large main symbol, with the others behind and beside it. */
const slots: Heroes = (context) => {
  const { motifs, random } = context;
  const behind = [
    [84, 112, 84, -16],
    [276, 112, 84, 16],
    [70, 252, 78, -10],
    [290, 252, 78, 12],
  ] as const;
  return (
    group(
      behind
        .map(([x, y, size, turn], index) =>
          place(context, pick(motifs, index + 1), x, y, size, turn + between(random, -8, 8)),
        )
        .join(''),
      'filter="url(#drop)" opacity="0.96"',
    ) +
    group(place(context, pick(motifs, 0), 180, 172, 218), 'filter="url(#drop)"') +
    sparks(context, 7)
  );
};

/** The rising curve with its vehicle at the end. */
const crash: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const curve = 'M20 330C130 322 216 264 262 132';
  return (
    times(5, (index) => stroke(`M20 ${330 - index * 62}H340`, p.light, 1.4, 'opacity="0.3" stroke-dasharray="3 7"')) +
    shape(`${curve}V330Z`, p.primary, 'opacity="0.4"') +
    group(stroke(curve, p.accent, 11), 'filter="url(#neon)"') +
    stroke(curve, '#fff', 4) +
    [60, 120, 180].map((x, index) => circle(x, [326, 311, 282][index] ?? 300, 7, p.light)).join('') +
    group(
      place(context, pick(motifs, 0), 246, 120, 176, pick(motifs, 0) === 'rocket' ? 6 : -8),
      'filter="url(#drop)"',
    ) +
    group(place(context, pick(motifs, 1), 84, 130, 84, -12), 'filter="url(#drop)"') +
    sparks(context, 8)
  );
};

/** Covered fields, some of them open. */
const mines: Heroes = (context) => {
  const { palette: p, motifs, random } = context;
  const field = (index: number) => {
    const x = 40 + (index % 3) * 98;
    const y = 28 + Math.floor(index / 3) * 98;
    const isOpen = random() > 0.55 || index === 4;
    const face = rect(
      x,
      y,
      86,
      86,
      isOpen ? p.dark : p.primary,
      `rx="16" stroke="${p.light}" stroke-opacity="0.5" stroke-width="3"`,
    );
    const light = rect(x + 6, y + 6, 74, 26, '#fff', `rx="12" opacity="${isOpen ? 0.08 : 0.28}"`);
    const content = isOpen ? place(context, random() > 0.7 ? 'bomb' : pick(motifs, index % 2), x + 43, y + 44, 68) : '';
    return face + light + content;
  };
  return (
    group(times(9, field), 'transform="translate(180 170) rotate(-7) translate(-180 -170)" filter="url(#drop)"') +
    group(place(context, pick(motifs, 0), 180, 170, 190), 'filter="url(#drop)"') +
    sparks(context, 6)
  );
};

/** Dice in the air. */
const dice: Heroes = (context) => {
  const { motifs } = context;
  const second = pick(motifs, 1) === 'dice' ? 'star' : pick(motifs, 1);
  return (
    group(place(context, second, 180, 96, 150), 'filter="url(#drop)"') +
    group(
      place(context, 'dice', 96, 120, 96, -22) +
        place(context, 'dice', 276, 110, 84, 26) +
        place(context, 'dice', 180, 212, 176, 9),
      'filter="url(#drop)"',
    ) +
    stroke('M40 220q16 34 40 50M322 200q-12 40 -40 62', context.palette.light, 4, 'opacity="0.7"') +
    sparks(context, 9)
  );
};

/** A target in the sky, and the line of a shot that went through its middle. */
const limbo: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const rings = [112, 82, 52].map((radius, index) => circle(180, 168, radius, index % 2 === 0 ? p.light : p.primary));
  return (
    group(rings.join(''), 'filter="url(#drop)" opacity="0.94"') +
    group(stroke('M34 318Q150 250 180 168', p.accent, 10), 'filter="url(#neon)"') +
    stroke('M34 318Q150 250 180 168', '#fff', 4) +
    group(place(context, pick(motifs, 0), 180, 168, 118), 'filter="url(#drop)"') +
    group(place(context, pick(motifs, 1), 286, 76, 84, 10), 'filter="url(#drop)"') +
    sparks(context, 9)
  );
};

/** Pegs in rows, a ball between them, and the slots below. */
const plinko: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const pegs = times(5, (row) =>
    times(row + 3, (peg) => circle(180 + (peg - (row + 2) / 2) * 46, 66 + row * 42, 8, p.light)),
  );
  const slots = times(7, (slot) =>
    rect(
      24 + slot * 45,
      286,
      40,
      44,
      Math.abs(slot - 3) > 1 ? p.accent : p.primary,
      `rx="10" stroke="${p.light}" stroke-width="2"`,
    ),
  );
  return (
    group(pegs + slots, 'filter="url(#drop)"') +
    stroke('M180 30Q150 62 158 92T204 148T182 190', p.accent, 5, 'stroke-dasharray="4 12" stroke-linecap="round"') +
    group(place(context, pick(motifs, 0), 188, 196, 108, 12), 'filter="url(#drop)"') +
    sparks(context, 7)
  );
};

/** A card of numbers, some of them picked, and the balls that came. */
const keno: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const picked = [2, 5, 7, 10, 12];
  const cells = times(16, (index) =>
    rect(
      62 + (index % 4) * 60,
      56 + Math.floor(index / 4) * 60,
      52,
      52,
      picked.includes(index) ? p.accent : p.dark,
      `rx="14" stroke="${p.light}" stroke-opacity="0.55" stroke-width="3"`,
    ),
  );
  const marks = picked.map((index) =>
    place(context, pick(motifs, index % 2), 88 + (index % 4) * 60, 82 + Math.floor(index / 4) * 60, 44),
  );
  return (
    group(
      cells + marks.join(''),
      'transform="translate(180 176) rotate(-6) translate(-180 -176)" filter="url(#drop)"',
    ) +
    group(place(context, pick(motifs, 0), 270, 262, 128, 10), 'filter="url(#drop)"') +
    sparks(context, 8)
  );
};

/** A wheel of coloured segments under its pointer. */
const fortune: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const at = (turn: number): string => `${180 + Math.sin(turn) * 138} ${176 - Math.cos(turn) * 138}`;
  const colours = [p.primary, p.dark, p.accent, p.secondary];
  const pieces = times(12, (index) => {
    const [from, to] = [(index / 12) * 2 * Math.PI, ((index + 1) / 12) * 2 * Math.PI];
    return `<path d="M180 176L${at(from)}A138 138 0 0 1 ${at(to)}Z" fill="${colours[index % 4] ?? p.primary}" stroke="${p.light}" stroke-width="3"/>`;
  });
  return (
    group(circle(180, 176, 150, p.light) + pieces, 'filter="url(#drop)"') +
    circle(180, 176, 62, p.dark) +
    group(place(context, pick(motifs, 0), 180, 176, 112), 'filter="url(#drop)"') +
    `<path d="M156 10H204L180 62Z" fill="#fff" stroke="${p.dark}" stroke-width="5" stroke-linejoin="round"/>` +
    sparks(context, 8)
  );
};

/** A playing card whose front has this on it, at a place and turned by degrees. */
const card = ({ palette }: TileContext, [x, y, turn]: readonly [number, number, number], inner: string): string =>
  group(
    rect(-62, -88, 124, 176, '#fff', `rx="16" stroke="${palette.dark}" stroke-width="3"`) + inner,
    `transform="translate(${x} ${y}) rotate(${turn})" filter="url(#drop)"`,
  );

/** A fan of cards, and arrows up and down. */
const hilo: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const arrow = (x: number, y: number, turn: number, colour: string): string =>
    group(
      `<path d="M0 -40L40 6H16V40H-16V6H-40Z" fill="${colour}" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>`,
      `transform="translate(${x} ${y}) rotate(${turn})" filter="url(#drop)"`,
    );
  const back = rect(-50, -76, 100, 152, p.primary, `rx="10" stroke="${p.accent}" stroke-width="5"`);
  return (
    card(context, [124, 166, -16], back) +
    card(context, [226, 168, 10], place(context, pick(motifs, 1), 0, 0, 104)) +
    arrow(302, 84, 0, '#35d46b') +
    arrow(46, 204, 180, p.accent) +
    sparks(context, 8)
  );
};

const SPADE =
  'M0 -48C22 -24 42 -12 42 10a22 22 0 0 1 -36 17c1 11 5 18 13 24H-19c8 -6 12 -13 13 -24a22 22 0 0 1 -36 -17C-42 -12 -22 -24 0 -48Z';
const LETTER_A = 'M-52 -42L-40 -80H-33L-21 -42H-29L-31.5 -50H-41.5L-44 -42ZM-39.5 -57H-33.5L-36.5 -67Z';

/** A blackjack: an ace and a king, with chips before them. */
const blackjack: Heroes = (context) => {
  const ace = shape(SPADE, '#17122b') + shape(LETTER_A, '#17122b');
  return (
    card(context, [122, 148, -14], ace) +
    card(context, [228, 148, 12], place(context, 'crown', 0, 2, 100)) +
    group(place(context, 'chip', 122, 262, 92), 'filter="url(#drop)"') +
    group(place(context, 'chip', 238, 262, 92), 'filter="url(#drop)"') +
    group(place(context, 'chip', 180, 248, 112), 'filter="url(#drop)"') +
    sparks(context, 8)
  );
};

/** A roulette wheel seen from above, its pockets red and black, and the ball among them. */
const roulette: Heroes = (context) => {
  const { palette: p, motifs } = context;
  const at = (turn: number, radius: number): string =>
    `${180 + Math.sin(turn) * radius} ${172 - Math.cos(turn) * radius}`;
  const pockets = times(18, (index) => {
    const [from, to] = [(index / 18) * 2 * Math.PI, ((index + 1) / 18) * 2 * Math.PI];
    const fill = index === 0 ? '#178a4c' : index % 2 === 0 ? '#c4102f' : '#17122b';
    return `<path d="M180 172L${at(from, 138)}A138 138 0 0 1 ${at(to, 138)}Z" fill="${fill}" stroke="${p.light}" stroke-width="2"/>`;
  });
  return (
    group(circle(180, 172, 152, p.accent) + circle(180, 172, 144, p.dark) + pockets, 'filter="url(#drop)"') +
    circle(180, 172, 92, p.primary) +
    circle(180, 172, 80, p.dark) +
    group(place(context, pick(motifs, 0), 180, 172, 128), 'filter="url(#drop)"') +
    group(circle(268, 98, 17, '#fff'), 'filter="url(#drop)"') +
    sparks(context, 8)
  );
};

export const HEROES: Readonly<Record<SeedGame['category'], Heroes>> = {
  slots,
  crash,
  mines,
  dice,
  limbo,
  plinko,
  keno,
  fortune,
  hilo,
  roulette,
  blackjack,
};
