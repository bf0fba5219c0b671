import { glow } from '../kit/light.ts';
import { linear, radial, shadowed } from '../kit/paint.ts';
import { at, both, box, disc, group, line, oval, path, repeat, starOf } from '../kit/shapes.ts';
import { gem, type Metal, METALS, polished, rounded } from './money.ts';

const CROWN = 'M-92 44L-108 -46L-56 -6L-38 -74L0 -18L38 -74L56 -6L108 -46L92 44Z';

/** A crown about the origin, 220 wide, its foot at y = 66. */
export const crown = group(
  path('M-70 30C-70 -60 70 -60 70 30Z', radial(['#c2186f', '#7a0f4c', '#33051f'], 0.4, 0.3, 0.8)) +
    path(CROWN, polished(METALS.gold)) +
    path('M0 -18L38 -74L56 -6L108 -46L92 44H20Z', '#000000', ' opacity=".12"') +
    line('M-100 -38L-56 2L-38 -60L0 -6L38 -60L56 2L100 -38', '#fffbe0', 2.5, ' opacity=".8"') +
    path('M-94 40Q0 66 94 40V60Q0 86 -94 60Z', rounded(METALS.gold)) +
    both(at(-60, 58, gem('#7de7ff'), 0.62) + at(-30, 64, gem('#ff4f8b'), 0.55)) +
    at(0, 66, gem('#b57bff'), 0.7) +
    [
      [-108, -50],
      [108, -50],
      [-38, -80],
      [38, -80],
    ]
      .map(
        ([x = 0, y = 0]) =>
          glow(x, y, 20, '#ffffff', 0.5) + disc(x, y, 9, radial(['#ffffff', '#ffe9f6', '#c79bff'], 0.35, 0.3, 0.8)),
      )
      .join('') +
    at(0, -4, gem('#ec4899'), 1.5) +
    both(at(-58, 16, gem('#2fd3c4'), 0.9)),
  shadowed(6, 6, 0.5),
);

/** A velvet cushion with tassels, 300 wide, its foot at y = 50. */
export const cushion = group(
  path(
    'M-140 -18C-150 -34 -120 -34 -96 -28C-40 -38 40 -38 96 -28C120 -34 150 -34 140 -18C132 4 134 18 142 34C148 50 120 50 96 44C40 54 -40 54 -96 44C-120 50 -148 50 -142 34C-134 18 -132 4 -140 -18Z',
    radial(['#a64dff', '#6d1fd6', '#2e0a6b'], 0.45, 0.2, 0.8),
  ) +
    line('M-134 12C-60 30 60 30 134 12', '#ffc94d', 4) +
    oval(0, -20, 84, 9, '#1a0540', ' opacity=".45"') +
    both(
      disc(-144, 36, 8, polished(METALS.gold)) +
        repeat(4, (index) =>
          line(`M${-150 + index * 4} 42l${-6 + index * 3} 22`, index % 2 ? '#f2a01e' : '#ffd45c', 3),
        ),
    ) +
    path('M-120 -22C-60 -32 0 -32 40 -30C-20 -24 -80 -16 -122 -4Z', linear(0, '#ffffff/0.4', '#ffffff/0')),
  shadowed(8, 8, 0.5),
);

const handle = (metal: Metal): string =>
  both(
    line('M52 -72C100 -84 104 -20 44 -8', metal[3], 15) +
      line('M52 -73C98 -84 102 -22 44 -10', metal[2], 11) +
      line('M54 -75C94 -84 98 -26 48 -14', metal[0], 3.5),
  );

/** A cup with two handles, its foot at y = 112, 190 wide. `mark` is drawn on its belly, about the origin. */
export const trophy = (
  metal: Metal = METALS.gold,
  mark = path(starOf(26, 11, 5), '#fff6c4'),
  enamel = '#7a2cf0',
): string =>
  group(
    handle(metal) +
      path('M-60 -92C-58 -22 -34 6 -14 16L-12 46H12L14 16C34 6 58 -22 60 -92Z', rounded(metal)) +
      path(
        'M-58 -66C-52 -14 -32 8 -14 16H14C32 8 52 -14 58 -66C40 -56 -40 -56 -58 -66Z',
        linear(90, '#000000/0', '#000000/0.28'),
      ) +
      oval(0, -92, 62, 13, polished(metal)) +
      oval(0, -92, 53, 9, radial(['#7a3a06', '#c9781a', metal[1]], 0.5, 0.9, 0.9)) +
      disc(0, -34, 33, polished(metal, -90)) +
      disc(0, -34, 28, radial([enamel, '#2a0a5e'], 0.4, 0.35, 0.8)) +
      at(0, -34, mark, 0.8) +
      box(0, 20, 34, 11, 5, rounded(metal)) +
      path('M-12 26H12L16 56H-16Z', rounded(metal)) +
      box(0, 60, 64, 12, 5, rounded(metal)) +
      path('M-40 66H40L48 104H-48Z', linear(0, '#1a0638', '#5b21b6', '#2a0f5e', '#12042a')) +
      box(0, 66, 84, 6, 3, rounded(metal)) +
      box(0, 106, 108, 13, 4, rounded(metal)) +
      at(0, 85, gem('#ec4899'), 0.62) +
      path('M-48 -80C-46 -30 -30 -8 -20 0C-34 -26 -38 -56 -38 -82Z', '#ffffff', ' opacity=".6"'),
    shadowed(6, 7, 0.45),
  );

/** A laurel of two branches about the origin, radius about 100, open at the top. */
export const laurel = (metal: Metal = METALS.gold): string => {
  const leaf =
    path('M0 0C10 -10 12 -26 2 -38C-10 -28 -10 -10 0 0Z', polished(metal)) +
    line('M0 -2L1 -30', metal[3], 1.2, ' opacity=".6"');
  const branch = Array.from({ length: 9 }, (_, index) => {
    const angle = 170 - index * 15;
    const [x, y] = [Math.sin((angle * Math.PI) / 180) * 96, -Math.cos((angle * Math.PI) / 180) * 96];
    const size = 0.85 - index * 0.03;
    return at(x, y, leaf, size, angle - 128) + at(x, y, leaf, size, angle - 52);
  }).join('');
  const stem = line('M10 96A96 96 0 0 0 90 -34', metal[2], 3);
  return both(stem + branch);
};

/** Small suns in an arc above the origin. */
export const sunArc = (count: number, radius: number, reach: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((-reach / 2 + (reach * index) / (count - 1)) * Math.PI) / 180;
    const sun =
      path(starOf(22, 14, 12), polished(METALS.gold)) +
      disc(0, 0, 12, radial(['#fffbe0', '#ffd45c', '#f2851e'], 0.4, 0.35, 0.7));
    return at(Math.sin(angle) * radius, -Math.cos(angle) * radius, sun, index === (count - 1) / 2 ? 1.15 : 0.92);
  }).join('');
