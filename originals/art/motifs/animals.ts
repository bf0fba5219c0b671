import { darker, lighter, mix } from '../colour.ts';
import { both, outlined, placed } from './arrange.ts';
import { disc, line, type Motif, oval, path, shade, shine, tint } from './draw.ts';
import { FLYERS } from './flyers.ts';
import { BIG_FIVE } from './bigFive.ts';

const giraffe: Motif = (p) => {
  const fur = tint(p, '#f6cf7e', 0.1);
  const patch = mix('#a85a1c', p.secondary, 0.25);
  return (
    outlined(
      p,
      both(line('M42 26L38 7', p.dark, 9) + path('M36 32C27 22 14 22 5 31C14 43 28 44 38 40Z', fur)) +
        path('M38 60L30 100H70L62 60Z', fur) +
        path('M50 18C37 18 33 28 35 40L39 62Q39 77 50 77Q61 77 61 62L65 40C67 28 63 18 50 18Z', fur),
    ) +
    both(
      line('M42 26L38 8', fur, 4) +
        disc(38, 8, 4.6, patch) +
        path('M30 34C24 29 18 29 13 32C19 37 26 38 32 37Z', patch) +
        path('M37 34Q42 31 45 40Q39 42 37 34Z', p.dark) +
        disc(40.6, 36, 1.2, '#fff') +
        path('M38 78L47 76L46 86L36 90ZM36 94L47 90L48 100H33Z', patch),
    ) +
    path('M44 20L56 20L53 34L50 40L47 34ZM42 46L48 44L47 54L43 53ZM58 46L52 44L53 54L57 53Z', patch) +
    path('M40 60Q50 54 60 60Q61 76 50 76Q39 76 40 60Z', lighter(fur, 0.5)) +
    both(oval(46, 63, 1.7, 2.6, p.dark)) +
    line('M45 71Q50 74 55 71', p.dark, 2) +
    shade('M50 18C63 18 67 28 65 40L61 62Q61 77 50 77ZM52 78L62 74L70 100H50Z', 0.13)
  );
};

const zebra: Motif = (p) => {
  const coat = lighter(p.light, 0.55);
  const ink = mix('#17141c', p.dark, 0.5);
  return (
    outlined(
      p,
      path('M42 22L44 4L50 9L56 4L58 22Z', ink) +
        both(path('M34 30C24 22 20 10 24 4C34 8 40 16 42 24Z', coat)) +
        path(
          'M50 16C35 16 29 28 31 42C33 58 38 68 39 80Q41 97 50 97Q59 97 61 80C62 68 67 58 69 42C71 28 65 16 50 16Z',
          coat,
        ),
    ) +
    both(
      path('M33 24C27 18 25 11 27 8C33 12 36 17 38 22Z', ink) +
        path(
          'M50 34L46 20L41 18L47 36ZM50 50L38 22L34 26L48 52ZM30 33L42 48L44 54L31 41ZM32 47L43 60L45 66L34 54ZM36 61L44 70L46 75L38 68Z',
          ink,
        ) +
        path('M33 43Q41 39 43 48Q36 51 33 43Z', ink) +
        disc(38, 44.6, 1.3, '#fff'),
    ) +
    path('M39 76Q50 69 61 76Q60 96 50 96Q40 96 39 76Z', ink) +
    both(oval(45.5, 82, 2, 3, lighter(ink, 0.45))) +
    line('M44 90Q50 93 56 90', lighter(ink, 0.4), 1.8) +
    shade('M50 16C65 16 71 28 69 42C67 58 62 68 61 80Q59 97 50 97Z', 0.13)
  );
};

const crocodile: Motif = (p) => {
  const skin = tint(p, '#4f9b3a', 0.16);
  return (
    path('M96 60L60 50L8 50L12 74L60 66Z', '#c22f45') +
    path(
      'M13 50l5 11 5-11 5 11 5-11 5 10 5-10 5 8 5-8ZM14 75l5-10 5 9 5-9 5 8 5-9 5 8 5-8 5 8Z',
      '#fffbe8',
      ` stroke="${p.dark}" stroke-width="1.5"`,
    ) +
    outlined(
      p,
      path(
        'M99 26L90 18L86 24C82 14 70 14 67 22C60 20 55 26 53 31C38 33 22 34 14 33C4 33 1 42 4 50L56 52Q66 58 99 56Z',
        skin,
      ) + path('M99 56Q70 56 60 62C42 66 24 70 11 72C3 74 4 84 13 84C40 92 74 92 99 88Z', lighter(skin, 0.12)),
    ) +
    shade('M4 50Q30 46 56 46Q70 50 99 46V56Q66 58 56 52ZM6 79Q40 84 99 74V88C74 92 40 92 13 84Q7 84 6 79Z', 0.2) +
    path('M64 31Q70 20 80 27Q76 37 66 36Z', '#fbe04a') +
    path('M72 25Q75 30 72 35Q70 30 72 25Z', '#000') +
    line('M62 29Q70 18 82 25', darker(skin, 0.45), 3) +
    oval(13, 39, 3, 2, p.dark) +
    `<g fill="${darker(skin, 0.3)}"><circle cx="30" cy="40" r="2"/><circle cx="40" cy="38" r="2"/><circle cx="49" cy="41" r="2"/><circle cx="88" cy="34" r="3"/><circle cx="94" cy="42" r="3"/><circle cx="80" cy="66" r="3"/><circle cx="91" cy="68" r="3"/></g>`
  );
};

const flamingo: Motif = (p) => {
  const pink = tint(p, '#ff6f9c', 0.1);
  const neck = 'M40 60C18 54 22 38 33 31C44 24 41 10 30 10Q22 10 21 18';
  return (
    line('M56 68V97H48M65 68L72 82L60 85', p.dark, 6) +
    line('M56 68V97H49M65 68L72 82L60 85', '#ffb08a', 2.6) +
    line(neck, p.dark, 13) +
    outlined(
      p,
      path('M26 12Q16 14 10 24Q9 34 15 37Q16 28 26 23Z', '#fff3e0') +
        path('M32 56C40 40 62 38 78 48C86 53 91 56 98 54C94 68 78 74 62 73C46 72 34 68 32 56Z', pink),
    ) +
    line(neck, pink, 7.5) +
    path('M10 25Q9 34 15 37Q16 31 19 28Z', p.dark) +
    disc(27, 14.6, 1.6, '#000') +
    path('M46 52C58 44 72 48 80 54C86 58 90 58 94 58C86 67 74 66 64 64C56 62 48 60 46 52Z', darker(pink, 0.18)) +
    line('M56 54Q68 54 78 61M62 50Q74 51 86 58', lighter(pink, 0.4), 2) +
    line('M26 40Q29 36 34 33M24 12Q28 8 33 12', '#ffd3e0', 2.4)
  );
};

const fish: Motif = (p) => {
  const scale = tint(p, '#ff8a2b', 0.3);
  return (
    outlined(
      p,
      path('M70 50L97 24Q90 50 97 78Z', p.accent) +
        path('M34 32Q48 6 70 16L66 36ZM42 70Q50 92 64 86L62 66Z', p.accent) +
        path('M4 52C14 28 44 18 76 50C44 84 14 76 4 52Z', scale),
    ) +
    path('M30 30C38 42 38 62 30 74L38 75C46 62 46 42 39 27Z', lighter(p.light, 0.5)) +
    path('M54 34C60 44 60 58 54 67L60 63C65 56 65 44 60 38Z', lighter(p.light, 0.5)) +
    shade('M4 52Q40 66 76 50C44 84 14 76 4 52Z', 0.2) +
    disc(19, 46, 6, '#fff') +
    disc(18, 46, 3.2, '#000') +
    disc(17, 44.6, 1.1, '#fff') +
    line('M8 58Q13 58 15 62M80 50L92 36M80 50L92 64M50 22L54 32M52 78L54 70', p.dark, 2) +
    path('M44 52Q56 46 54 60Q48 62 44 52Z', p.accent) +
    shine('M14 38Q32 24 54 34Q34 30 14 38Z', 0.5)
  );
};

const gecko: Motif = (p) => {
  const skin = tint(p, '#5fc43a', 0.2);
  const legs = 'M42 40L24 34L16 24M60 36L76 40L86 32M42 62L26 66L18 78M58 64L72 72L70 86';
  const tail = 'M48 66C46 84 58 94 72 96Q88 97 92 84';
  return (
    line(legs, p.dark, 11) +
    line(tail, p.dark, 12) +
    line('M70 95Q88 97 92 84', p.dark, 7) +
    outlined(
      p,
      path(
        'M52 4C62 6 68 14 64 24C61 30 60 32 61 40C64 54 60 68 50 72C40 70 36 56 40 42C42 34 42 32 40 26C36 14 42 4 52 4Z',
        skin,
      ),
      6,
    ) +
    line(legs, skin, 5.4) +
    line(tail, skin, 6) +
    path(
      'M52 4C62 6 68 14 64 24C61 30 60 32 61 40C64 54 60 68 50 72C40 70 36 56 40 42C42 34 42 32 40 26C36 14 42 4 52 4Z',
      skin,
    ) +
    line('M51 24Q52 44 50 66Q50 82 62 89', p.accent, 4) +
    disc(43, 16, 3.6, '#fff') +
    disc(61, 16, 3.6, '#fff') +
    disc(43, 15.4, 1.8, '#000') +
    disc(61, 15.4, 1.8, '#000') +
    `<g fill="${p.dark}" opacity=".55"><circle cx="45" cy="44" r="2"/><circle cx="57" cy="48" r="2"/><circle cx="44" cy="56" r="2"/><circle cx="56" cy="60" r="2"/></g>` +
    [
      [16, 24],
      [86, 32],
      [18, 78],
      [70, 86],
    ]
      .map(([x = 0, y = 0]) => disc(x - 4, y, 3, skin) + disc(x + 3, y - 3, 3, skin) + disc(x + 2, y + 4, 3, skin))
      .join('') +
    shine('M46 10Q50 6 56 9Q50 9 46 10Z', 0.6)
  );
};

export const ANIMALS = {
  ...BIG_FIVE,
  giraffe,
  zebra,
  crocodile,
  flamingo,
  eagle: FLYERS.eagle,
  fish,
  gecko: placed(gecko, 0.96, -1.4, 0.3),
};
