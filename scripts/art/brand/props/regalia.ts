import { glow } from '../kit/light.ts';
import { linear, radial, shadowed } from '../kit/paint.ts';
import { both, disc, group, line, oval, path, repeat } from '../kit/shapes.ts';
import { METALS, polished, rounded } from './metals.ts';
import { gem } from './money.ts';
import { at } from '../kit/shapes.ts';

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
