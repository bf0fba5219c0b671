import { CLOTHS, type Cloth, diamonds, petals, suns } from '../kit/kitenge.ts';
import { confetti, glint, glow, groundShadow, near, rays } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, both, box, path } from '../kit/shapes.ts';
import { boss, coin, gem, type Metal, METALS, pile, polished, rounded, stack, thrown } from '../props/money.ts';
import { SPADE } from '../props/cards.ts';
import { banner } from '../scene.ts';
import { air, dim, type Mood, podium } from './backdrops.ts';

interface Look {
  mood: Mood;
  cloth: Cloth;
  metal: Metal;
  print: string;
  stone: string;
  enamel: string;
}

/** A box with a slightly open lid and light in the gap; its foot at y = 80, 230 wide. `gap` is the opening. */
function coffer({ metal, print, stone, enamel }: Look, gap: number): string {
  const lid =
    path('M-116 -44L-100 -92H100L116 -44Z', polished(metal)) +
    path('M-102 -50L-90 -84H90L102 -50Z', print) +
    path('M-102 -50L-90 -84H90L102 -50Z', linear(90, '#ffffff/0.35', '#000000/0.25')) +
    both(path('M-62 -92H-44L-48 -44H-70Z', rounded(metal))) +
    box(0, -42, 240, 20, 5, polished(metal)) +
    at(0, -68, gem(stone), 0.95);
  const body =
    path('M-112 -30H112L104 80H-104Z', polished(metal)) +
    path('M-96 -16H96L90 66H-90Z', print) +
    path('M-96 -16H96L90 66H-90Z', linear(90, '#000000/0.05', '#000000/0.5')) +
    both(path('M-112 -30H-84L-80 80H-104Z', rounded(metal)) + path('M-60 -30H-44L-42 80H-56Z', rounded(metal))) +
    box(0, -24, 234, 20, 5, polished(metal)) +
    box(0, 75, 216, 14, 4, polished(metal, -90));
  return (
    path(`M-110 -30L-116 ${-38 - gap}H116L110 -30Z`, linear(90, '#fffbe0', '#ffd45c')) +
    glow(0, -40 - gap / 2, 150, '#ffe28a', 0.9) +
    at(0, -26 - gap * 0.3, pile(150, 12, 3), 0.9) +
    body +
    at(0, -gap, lid, 1, gap > 20 ? -5 : 0) +
    at(0, 14, boss(metal, enamel) + at(0, 0, path(SPADE, polished(metal)), 0.46), 0.66)
  );
}

const draw = (look: Look, gap: number, extras: string) => (): string =>
  air(look.mood, 320, 170, 20) +
  (gap > 20 ? at(320, 170, rays(0, 0, 300, '#ffe9a8', 0.5, 14)) : '') +
  podium(look.mood, look.cloth, 190) +
  groundShadow(320, 290, 160, 18) +
  at(320, 208, coffer(look, gap), 1.06) +
  extras +
  dim();

const BRONZE: Look = {
  mood: { top: '#1f0a14', bottom: '#7a3a20', light: '#ff9a5a' },
  cloth: CLOTHS.ember,
  metal: METALS.bronze,
  print: diamonds(CLOTHS.ember, 'scale(.8)'),
  stone: '#2fd3c4',
  enamel: '#0e6f6f',
};
const SILVER: Look = {
  mood: { top: '#0a1030', bottom: '#2f4a9a', light: '#9ac4ff' },
  cloth: CLOTHS.night,
  metal: METALS.silver,
  print: petals(['#1e2f7a', '#9ac4ff', '#dfe6f5', '#ffffff'], 'scale(.85)'),
  stone: '#5cc3ff',
  enamel: '#2a4ad6',
};
const GOLD: Look = {
  mood: { top: '#24082e', bottom: '#9a4a18', light: '#ffc94d' },
  cloth: CLOTHS.royal,
  metal: METALS.gold,
  print: suns(CLOTHS.royal, 'scale(.9)'),
  stone: '#ff4f8b',
  enamel: '#7a2cf0',
};

const bronzeExtras =
  at(196, 294, stack(3, 0.5, METALS.bronze), 0.9) +
  at(446, 300, coin(0.4, METALS.bronze), 0.5) +
  glint(230, 122, 10) +
  near(at(60, 326, coin(0.7, METALS.bronze), 0.9, 30), 4);
const silverExtras =
  at(190, 296, stack(5, 0.5, METALS.silver), 0.9) +
  at(452, 292, stack(3, 0.5, METALS.silver), 0.9) +
  at(420, 304, gem('#5cc3ff'), 0.9) +
  at(140, 120, coin(0.8, METALS.silver), 0.4, 20) +
  at(506, 112, coin(0.7, METALS.silver), 0.44, -24) +
  glint(232, 104, 13) +
  glint(412, 96, 11) +
  near(at(56, 326, coin(0.7, METALS.silver), 1, 30) + at(598, 66, coin(0.6, METALS.silver), 0.7, -30), 4);
const goldExtras =
  thrown(320, 150, 16, 44, -84, 84, 210, 0.42) +
  at(196, 298, pile(120, 12, 12), 0.9) +
  at(446, 298, pile(120, 12, 13), 0.9) +
  at(180, 284, gem('#7de7ff'), 1) +
  at(462, 284, gem('#ff4f8b'), 1) +
  confetti(640, 240, ['#ffc94d', '#ec4899', '#ffffff', '#c79bff'], 22, 4) +
  glint(226, 92, 16) +
  glint(430, 84, 13) +
  near(at(56, 326, coin(0.7), 1, 30) + at(598, 66, coin(0.6), 0.8, -30), 4);

/** Three boxes, each richer and more open than the one before. */
export const BOXES = [
  banner('box-bronze', draw(BRONZE, 12, bronzeExtras)),
  banner('box-silver', draw(SILVER, 18, silverExtras)),
  banner('box-gold', draw(GOLD, 34, goldExtras)),
];
