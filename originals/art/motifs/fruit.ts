import { darker, lighter } from '../colour.ts';
import { outlined, placed, turned } from './arrange.ts';
import { disc, line, type Motif, oval, path, shade, shine, tint } from './draw.ts';

const LEAF = '#3fae3f';

const mango: Motif = (p) => {
  const skin = tint(p, '#ffae1c', 0.06);
  const body = 'M58 16C84 18 98 42 90 66C82 90 52 98 28 88C8 80 2 60 14 50C28 40 34 16 58 16Z';
  return (
    outlined(
      p,
      path('M60 18Q58 8 64 3L70 6Q66 12 67 20Z', '#7a4a1c') +
        path(body, skin) +
        path('M66 12C76 0 92 2 98 8C92 20 78 22 66 12Z', LEAF),
    ) +
    path('M58 16C38 18 32 40 20 50C34 56 52 44 62 28Q64 18 58 16Z', '#ff5a3a', ' opacity=".65"') +
    path(
      'M14 50C4 60 10 80 28 88C52 98 82 90 90 66C92 58 92 50 90 42C88 68 62 82 40 76C24 72 14 64 14 50Z',
      '#e06a0c',
      ' opacity=".5"',
    ) +
    line('M69 12Q82 12 95 9', darker(LEAF, 0.4), 2) +
    shine('M40 34Q48 24 60 24Q48 32 42 44Q36 44 40 34Z', 0.65) +
    disc(33, 50, 3, '#fff8')
  );
};

const pineapple: Motif = (p) => {
  const skin = tint(p, '#ffb52b', 0.06);
  const leaf = tint(p, '#3fae4f');
  return (
    outlined(
      p,
      path(
        'M50 40C40 34 22 30 16 18C28 18 34 22 38 26C34 16 32 10 34 4C42 8 46 14 48 20C50 12 54 6 62 2C64 12 62 20 60 26C66 20 74 16 84 18C78 30 62 34 52 40Z',
        leaf,
      ) + oval(50, 67, 28, 31, skin),
    ) +
    `<g stroke="#c9740c" stroke-width="2.6" fill="none"><path d="M26 52L62 96M36 42L74 86M50 37L78 70M74 52L38 96M64 42L26 86M50 37L22 70"/></g>` +
    `<g fill="${lighter(skin, 0.5)}"><path d="M50 46l4 5-4 5-4-5ZM38 60l4 5-4 5-4-5ZM62 60l4 5-4 5-4-5ZM50 74l4 5-4 5-4-5ZM50 60l3 5-3 5-3-5ZM38 75l3 4-3 4-3-4ZM62 75l3 4-3 4-3-4Z"/></g>` +
    shade('M62 39A28 31 0 0 1 50 98Q36 98 30 90Q58 92 66 72Q72 54 62 39Z', 0.2) +
    line('M50 38Q49 28 50 20M46 36Q36 28 28 22M55 36Q64 28 72 23', lighter(leaf, 0.4), 2) +
    shine('M28 54Q34 42 46 40Q34 48 31 60Z', 0.55)
  );
};

const banana: Motif = (p) => {
  const skin = tint(p, '#ffd633', 0.05);
  const one = path('M22 8L32 6Q34 14 32 20C34 48 54 70 86 74Q92 78 88 84C54 94 16 66 20 20Z', skin);
  return (
    outlined(
      p,
      turned(20, one, 26, 12) +
        one +
        turned(
          -22,
          path('M22 8L32 6Q34 14 32 20C34 46 52 66 80 74Q86 78 82 84C50 90 18 64 20 20Z', lighter(skin, 0.2)),
          26,
          12,
        ),
    ) +
    shade('M88 84C54 94 16 66 20 20L24 16C26 58 54 80 90 79Z', 0.16) +
    path('M20 8L33 5Q35 12 33 18L20 20Z', '#7a5a1c') +
    line('M30 24C36 48 54 64 76 70M40 20C52 40 70 48 88 46', '#fff6b8', 3) +
    path('M86 74Q93 77 88 84L82 84Q86 78 82 74Z', '#6b4a14') +
    path('M95 49L99 52L96 58L90 55Z', '#6b4a14')
  );
};

const watermelon: Motif = (p) =>
  outlined(p, path('M3 38A48 50 0 0 0 97 38Q50 26 3 38Z', tint(p, '#2a9440', 0.1)), 4) +
  path('M9 39A42 43 0 0 0 91 39Q50 30 9 39Z', '#d9f5a8') +
  path('M14 39A36.5 37 0 0 0 86 39Q50 32 14 39Z', tint(p, '#ff3b4f', 0.06)) +
  path('M50 76A36.5 37 0 0 0 86 39Q74 36 64 35.5Q76 60 50 76Z', '#000', ' opacity=".14"') +
  line('M9 50Q12 60 18 67M30 79Q38 84 46 85.4M58 85Q66 83 73 77M84 64Q89 57 91 49', '#16602a', 3) +
  `<g fill="#2b0a10"><path d="M34 46q5 4 1 9q-5-3-1-9ZM50 44q4 5 0 10q-4-5 0-10ZM66 46q-5 4-1 9q5-3 1-9ZM42 60q5 3 2 8q-5-2-2-8ZM58 60q-5 3-2 8q5-2 2-8ZM24 44q5 3 3 8q-6-2-3-8ZM76 44q-5 3-3 8q6-2 3-8Z"/></g>` +
  shine('M20 41Q36 36 56 37Q38 40 26 48Z', 0.4);

const cherry: Motif = (p) => {
  const red = tint(p, '#e3123c', 0.06);
  return (
    line('M66 12C50 22 32 40 28 60M66 12C70 30 74 46 72 62', p.dark, 8) +
    line('M66 12C50 22 32 40 28 60M66 12C70 30 74 46 72 62', '#5fae3a', 3.6) +
    outlined(
      p,
      path('M66 12C48 0 30 4 24 14C36 26 54 26 66 12Z', LEAF) +
        path('M27 58C38 50 52 58 51 74C50 90 38 97 27 96C14 96 4 86 5 73C6 60 17 52 27 58Z', red) +
        path('M72 60C82 53 96 60 96 75C95 90 84 97 73 97C61 97 52 88 52 76C52 62 62 54 72 60Z', red),
    ) +
    shade(
      'M50 70C52 88 38 98 27 96C16 96 10 90 7 84C24 92 44 88 50 70ZM95 71C98 90 84 98 73 97C62 97 56 92 54 85C72 94 90 88 95 71Z',
      0.24,
    ) +
    shine('M10 74Q10 64 19 62Q24 66 16 76Q12 80 10 74ZM58 76Q58 66 66 64Q71 68 63 78Q59 82 58 76Z', 0.6) +
    line('M28 14Q46 18 62 12', darker(LEAF, 0.4), 2)
  );
};

const lemon: Motif = (p) => {
  const skin = tint(p, '#ffe12b', 0.05);
  return (
    outlined(
      p,
      turned(
        -28,
        path(
          'M4 50C8 46 10 42 14 36C26 16 74 16 86 36C90 42 92 46 97 50C92 54 90 58 86 64C74 86 26 86 14 64C10 58 8 54 4 50Z',
          skin,
        ),
      ) + path('M76 26C72 10 82 2 94 4C98 16 92 26 76 26Z', LEAF),
    ) +
    turned(
      -28,
      path('M14 64C26 86 74 86 86 64Q92 54 97 50Q88 46 82 56C70 76 32 76 14 64Z', '#e89c0c', ' opacity=".5"') +
        shine('M22 42Q32 26 54 26Q36 32 28 46Q22 50 22 42Z', 0.7),
    ) +
    `<g fill="#e0a80c"><circle cx="44" cy="56" r="1.6"/><circle cx="56" cy="48" r="1.6"/><circle cx="52" cy="64" r="1.6"/><circle cx="66" cy="56" r="1.6"/><circle cx="36" cy="66" r="1.6"/></g>` +
    line('M78 24Q86 16 92 7', darker(LEAF, 0.4), 2)
  );
};

const coconut: Motif = (p) => {
  const husk = tint(p, '#7a4a26', 0.08);
  return (
    outlined(
      p,
      disc(60, 40, 34, darker(husk, 0.2)) +
        path('M4 56A38 38 0 0 0 80 64Q84 40 54 38Q14 36 4 56Z', husk) +
        turned(8, oval(42, 56, 38, 21, '#fffaf0'), 42, 56),
    ) +
    turned(8, oval(42, 57, 30, 15, '#dff3f5') + oval(42, 60, 26, 11, '#bfe6ea'), 42, 56) +
    line('M52 14Q62 12 72 16M66 22Q78 24 84 34M82 44Q86 52 82 60', lighter(husk, 0.3), 2.4) +
    line('M16 78Q22 86 34 88M44 90Q58 90 68 82', lighter(husk, 0.3), 2.4) +
    disc(68, 30, 3, p.dark) +
    disc(78, 36, 3, p.dark) +
    disc(70, 40, 3, p.dark) +
    shine('M14 52Q26 40 48 42Q28 46 20 56Z', 0.9) +
    path('M36 60Q44 54 52 60Q44 64 36 60Z', '#fff', ' opacity=".7"')
  );
};

export const FRUIT = { mango, pineapple, banana: placed(banana, 0.96, -5.9, -0.4), watermelon, cherry, lemon, coconut };
