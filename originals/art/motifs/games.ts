import { darker, lighter, mix } from '../colour.ts';
import { around, both, outlined, turned } from './arrange.ts';
import { burst, disc, GOLD, line, type Motif, oval, path, shade, shine, sparkle, tint } from './draw.ts';

const die = (p: Parameters<Motif>[0], colour: string, pips: string): string =>
  outlined(p, path('M50 6L90 26V70L50 94L10 70V26Z', colour), 4) +
  path('M50 6L90 26L50 48L10 26Z', lighter(colour, 0.35)) +
  path('M50 48L90 26V70L50 94Z', darker(colour, 0.25)) +
  pips +
  line('M10 26L50 48L90 26M50 48V94', lighter(colour, 0.5), 1.4);

const dice: Motif = (p) => {
  const dot = (x: number, y: number, tilt: number) => turned(tilt, oval(x, y, 5.6, 3.6, '#fff'), x, y);
  const pips =
    dot(50, 18, 0) +
    dot(30, 27, 0) +
    dot(70, 27, 0) +
    dot(50, 36, 0) +
    dot(24, 46, 64) +
    dot(38, 74, 64) +
    dot(31, 60, 64) +
    dot(62, 56, -64) +
    dot(78, 76, -64);
  return die(p, p.primary, pips) + shine('M46 11L18 25L32 28L56 14Z', 0.3) + sparkle(86, 14, 9, 2.2);
};

const SPADE = 'M50 28C58 42 68 46 68 56C68 64 58 67 53 61L57 72H43L47 61C42 67 32 64 32 56C32 46 42 42 50 28Z';
const cards: Motif = (p) => {
  const card = (angle: number, inner: string): string =>
    turned(
      angle,
      '<g transform="translate(10 12) scale(.8 .86)">' +
        outlined(p, `<rect x="26" y="12" width="48" height="70" rx="7" fill="#fffdf6"/>`, 3) +
        inner +
        '</g>',
      50,
      96,
    );
  const heart = (colour: string): string =>
    path('M50 66C36 54 33 48 33 42C33 34 45 31 50 40C55 31 67 34 67 42C67 48 64 54 50 66Z', colour);
  return (
    card(-26, path('M33 20h8v3h-8ZM33 26h6v3h-6Z', '#e8254f') + path('M50 32L64 48L50 64L36 48Z', '#e8254f')) +
    card(0, heart('#e8254f')) +
    card(
      26,
      path('M50 30C64 42 67 47 67 53C67 61 57 62 53 57L57 68H43L47 57C43 62 33 61 33 53C33 47 36 42 50 30Z', p.dark) +
        path('M32 26L36 16L40 26L38 26L37 24H35L34 26Z', p.dark) +
        path('M66 82Q74 82 74 75V20Q74 60 40 82Z', '#000', ' opacity=".1"'),
    )
  );
};

const chip: Motif = (p) =>
  outlined(p, disc(51, 54, 44, darker(p.primary, 0.5)) + disc(50, 49, 44, p.primary), 4) +
  around(8, path('M43 6H57L55 19H45Z', p.light), 50, 49) +
  disc(50, 49, 30, darker(p.primary, 0.25)) +
  `<circle cx="50" cy="49" r="27" fill="none" stroke="${p.accent}" stroke-width="2.4" stroke-dasharray="5 3.4"/>` +
  disc(50, 49, 22, p.light) +
  path(SPADE, p.secondary, ' transform="translate(7 7) scale(.86)"') +
  shine('M10 44C14 24 30 9 50 8C34 14 20 26 16 46Z', 0.5);

const bomb: Motif = (p) => {
  const iron = mix('#2b2836', p.secondary, 0.15);
  return (
    line('M66 26Q74 8 88 14', p.dark, 7) +
    line('M66 26Q74 8 88 14', '#d9b98a', 3.6) +
    path(burst(88, 13, 14, 5, 9), '#ffb02e') +
    path(burst(88, 13, 8, 3, 8), '#fff6c9') +
    outlined(p, disc(46, 60, 37, iron) + turned(38, path('M38 12H58V28H38Z', lighter(iron, 0.2)), 50, 50), 4) +
    disc(46, 60, 37, iron) +
    shade('M70 32A37 37 0 1 1 18 84A44 44 0 0 0 70 32Z', 0.45) +
    shine('M18 58C20 42 30 32 44 30C34 36 26 44 25 60Z', 0.55) +
    path(burst(44, 62, 15, 6.5, 5), p.primary) +
    line('M20 78Q30 92 48 93', p.accent, 2)
  );
};

const ball: Motif = (p) => {
  const patch = (d: string) => path(d, p.dark);
  return (
    outlined(p, disc(50, 50, 45, '#f7f5fb'), 4) +
    shade('M78 15A45 45 0 1 1 14 78A52 52 0 0 0 78 15Z', 0.14) +
    patch('M50 33L66 45L60 63H40L34 45Z') +
    patch(
      'M50 5.500L62 8L50 17L38 8ZM92 38L94.5 52L85 58L79 47ZM80 83L68 91L66 78L77 72ZM20 83L32 91L34 78L23 72ZM8 38L5.5 52L15 58L21 47Z',
    ) +
    line('M50 33V17M66 45L79 47M60 63L66 78M40 63L34 78M34 45L21 47', p.dark, 2.6) +
    shade('M50 33L66 45L60 63H54Z', 0.25) +
    shine('M14 40C20 22 34 12 46 11C34 18 24 28 20 44Z', 0.9) +
    path(burst(86, 12, 10, 2.6, 4), p.accent)
  );
};

const trophy: Motif = (p) => {
  const gold = mix(GOLD, p.accent, 0.12);
  return (
    both(line('M26 22C4 14 6 50 34 52', p.dark, 9) + line('M26 22C4 14 6 50 34 52', gold, 5)) +
    outlined(
      p,
      path('M24 8H76C78 40 70 58 56 64L58 78H42L44 64C30 58 22 40 24 8Z', gold) +
        path('M36 76H64L68 86H32Z', darker(gold, 0.15)) +
        path('M26 86H74V97H26Z', p.primary),
    ) +
    shade('M58 8H76C78 40 70 58 56 64L58 78H50C64 54 64 30 58 8Z', 0.2) +
    path(burst(50, 32, 15, 6.5, 5), '#fff7d6') +
    shine('M29 12H35C35 32 38 46 44 56C34 50 28 34 29 12Z', 0.65) +
    path('M40 89H60V94H40Z', gold) +
    line('M24 12H76', lighter(gold, 0.5), 2.4) +
    sparkle(84, 12, 8, 2)
  );
};

const seven: Motif = (p) => {
  const red = tint(p, '#f02a3c', 0.1);
  const shape = 'M12 8H90V28C70 46 62 66 60 94H30C32 66 46 46 58 34H34V46H12Z';
  return (
    path(
      shape,
      darker(red, 0.55),
      ` transform="translate(4 4)" stroke="${p.dark}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path(shape, red, ` stroke="${GOLD}" stroke-width="5" stroke-linejoin="round"`) +
    path(shape, red) +
    path('M17 13H85V22C82 25 79 28 77 31H17Z', lighter(red, 0.3)) +
    shade('M90 28C70 46 62 66 60 94H48C50 62 64 40 84 24Z', 0.2) +
    shine('M18 14H60L54 20H18Z', 0.55) +
    sparkle(84, 10, 11, 2.8) +
    path(burst(24, 84, 8, 2, 4), p.accent)
  );
};

const bell: Motif = (p) => {
  const gold = mix(GOLD, p.accent, 0.1);
  return (
    outlined(
      p,
      disc(50, 88, 9, darker(gold, 0.3)) +
        path('M50 10C72 10 78 30 80 52C82 66 88 72 92 80H8C12 72 18 66 20 52C22 30 28 10 50 10Z', gold) +
        path('M44 4H56V14H44Z', darker(gold, 0.2)),
    ) +
    shade('M56 10C74 14 78 34 80 52C82 66 88 72 92 80H66C70 54 70 26 56 10Z', 0.22) +
    path('M16 64Q50 76 84 64L88 73Q50 86 12 73Z', p.primary) +
    [28, 42, 58, 72].map((x) => disc(x, 72.5, 2.6, p.light)).join('') +
    shine('M28 50C29 32 34 20 44 15C38 26 36 40 34 58Z', 0.7) +
    sparkle(84, 20, 10, 2.4)
  );
};

const horseshoe: Motif = (p) => {
  const d = 'M22 92C4 60 10 12 50 12C90 12 96 60 78 92';
  const steel = mix('#b9c6dc', p.accent, 0.45);
  return (
    `<g fill="none"><path d="${d}" stroke="${p.dark}" stroke-width="25"/><path d="${d}" stroke="${steel}" stroke-width="19"/><path d="M26 88C12 58 18 17 50 17" stroke="${lighter(steel, 0.5)}" stroke-width="3.4"/><path d="M84 82C94 52 84 8 50 8" stroke="${darker(steel, 0.3)}" stroke-width="3.4"/></g>` +
    outlined(p, path('M12 86H32V97H12ZM68 86H88V97H68Z', steel)) +
    both(
      disc(20, 72, 3.4, p.dark) + disc(17, 56, 3.4, p.dark) + disc(19, 40, 3.4, p.dark) + disc(28, 25, 3.4, p.dark),
    ) +
    path(burst(50, 58, 17, 7, 5), p.primary) +
    path('M50 41V58L34 53Z', '#fff', ' opacity=".45"')
  );
};

const clover: Motif = (p) => {
  const green = tint(p, '#27b34b', 0.12);
  const leaf =
    outlined(p, path('M50 50C30 44 24 30 32 20C40 10 50 18 50 26C50 18 60 10 68 20C76 30 70 44 50 50Z', green)) +
    shade('M50 50V26C50 18 60 10 68 20C76 30 70 44 50 50Z', 0.16) +
    line('M50 47V31', lighter(green, 0.5), 2) +
    shine('M34 24Q38 17 44 20Q38 22 36 30Z', 0.55);
  return (
    line('M50 50Q56 76 76 94', p.dark, 9) +
    line('M50 50Q56 76 76 94', darker(green, 0.2), 5) +
    around(4, leaf, 50, 48) +
    disc(50, 48, 4.5, p.accent) +
    sparkle(84, 16, 8, 2)
  );
};

export const GAMES = { dice, cards, chip, bomb, ball, trophy, seven, bell, horseshoe, clover };
