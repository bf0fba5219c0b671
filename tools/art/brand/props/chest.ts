import { type Cloth, CLOTHS, suns } from '../kit/kitenge.ts';
import { glow, rays } from '../kit/light.ts';
import { linear, radial } from '../kit/paint.ts';
import { at, both, box, disc, group, line, path } from '../kit/shapes.ts';
import { boss, type Metal, METALS, pile, polished, rounded } from './money.ts';
import { SPADE } from './cards.ts';

const { gold } = METALS;

const LID = 'M-112 -62C-120 -128 -92 -160 0 -160C92 -160 120 -128 112 -62Z';
const HOLLOW = 'M-98 -58C-104 -116 -80 -142 0 -142C80 -142 104 -116 98 -58Z';

const lid = (cloth: Cloth): string =>
  path(LID, polished(gold)) +
  path('M-106 -62C-113 -124 -88 -153 0 -153C88 -153 113 -124 106 -62Z', suns(cloth, 'scale(.9)')) +
  path(HOLLOW, polished(gold, -90)) +
  path(
    'M-93 -56C-99 -112 -76 -137 0 -137C76 -137 99 -112 93 -56Z',
    radial(['#fff3b0', '#ffb52e', '#8a2c0a', '#3a0d1f'], 0.5, 1, 0.95),
  ) +
  both(path('M-70 -150L-52 -155L-50 -140L-66 -136Z', polished(gold)));

const studs = both(
  disc(-100, -38, 4, '#fff6c4') +
    disc(-100, 12, 4, '#fff6c4') +
    disc(-100, 52, 4, '#fff6c4') +
    disc(-52, -38, 3, '#fff6c4'),
);

const body = (cloth: Cloth): string =>
  path('M-114 -52H114L104 66Q103 74 95 74H-95Q-103 74 -104 66Z', polished(gold)) +
  path('M-92 -26H92L86 58H-86Z', suns(cloth, 'scale(.9)')) +
  path('M-92 -26H92L86 58H-86Z', linear(90, '#000000/0.05', '#000000/0.5')) +
  path('M-92 -26H92L91 -16H-91Z', '#000000', ' opacity=".35"') +
  both(
    path('M-114 -52H-88L-82 74H-95Q-103 74 -104 66Z', rounded(gold)) + path('M-58 -52H-42L-39 74H-54Z', rounded(gold)),
  ) +
  path('M-116 -54H116L114 -30H-114Z', polished(gold)) +
  line('M-112 -50H112', '#fffbe0', 2.5) +
  path('M-104 62H104L103 68Q102 74 95 74H-95Q-102 74 -103 68Z', polished(gold, -90)) +
  studs;

const lock = at(0, -18, boss(gold, '#7a2cf0') + at(0, 0, path(SPADE, polished(gold)), 0.46), 0.62);

/** An open chest about the origin, its foot at y = 74, 230 wide, with light and coins in it. */
export const chest = (cloth: Cloth = CLOTHS.royal): string =>
  lid(cloth) + glow(0, -70, 130, '#ffd45c', 0.9) + at(0, -46, pile(176, 34, 5, 0.42)) + body(cloth) + lock;

/** The light that leaves the chest upwards. */
export const chestLight = (reach = 260): string =>
  group(rays(0, -70, reach, '#ffe28a', 0.55, 18) + glow(0, -80, reach * 0.7, '#ffb52e', 0.6));

/** A gift box with a kitenge wrap and a bow, its foot at y = 74, about 150 wide. */
export function gift(cloth: Cloth, ribbon: Metal = METALS.gold): string {
  const bow = both(
    path('M0 -62C-14 -96 -62 -104 -60 -78C-58 -60 -24 -58 0 -62Z', polished(ribbon, 60)) +
      path('M-8 -66C-22 -84 -46 -88 -46 -78C-44 -68 -24 -64 -8 -66Z', ribbon[3], ' opacity=".55"') +
      path('M-4 -60L-34 -34L-22 -36L-18 -26L6 -58Z', polished(ribbon)),
  );
  return (
    path('M-66 -30H66L60 74H-60Z', suns(cloth, 'scale(.8)')) +
    path('M-66 -30H66L60 74H-60Z', linear(0, '#ffffff/0.25', '#ffffff/0', '#000000/0.5')) +
    path('M-14 -30H14L13 74H-13Z', rounded(ribbon)) +
    box(0, -42, 152, 32, 5, suns(cloth, 'scale(.8)')) +
    box(0, -42, 152, 32, 5, linear(0, '#ffffff/0.35', '#ffffff/0.05', '#000000/0.45')) +
    path('M-66 -26H66L65 -12H-65Z', '#000000', ' opacity=".3"') +
    box(0, -42, 30, 32, 0, rounded(ribbon)) +
    bow +
    box(0, -64, 20, 18, 7, polished(ribbon))
  );
}
