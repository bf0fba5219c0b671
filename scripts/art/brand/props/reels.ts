import { glow } from '../kit/light.ts';
import { linear, shadowed } from '../kit/paint.ts';
import { at, box, disc, group, path, repeat } from '../kit/shapes.ts';
import { type Metal, METALS, polished, rounded } from './metals.ts';

/** A drawing in a 100 by 100 box, put about the origin. */
export const centred = (drawing: string, scale = 1): string =>
  at(0, 0, group(drawing, ' transform="translate(-50 -50)"'), scale);

const reel = (x: number, symbol: string): string =>
  box(x, 0, 74, 112, 8, linear(90, '#9b8fc4', '#ffffff', '#ffffff', '#8478b4')) +
  at(x, 0, centred(symbol, 0.62)) +
  box(x, 0, 74, 112, 8, linear(90, '#1a0638/0.6', '#1a0638/0', '#1a0638/0', '#1a0638/0.6'));

/** A slot machine's window with three symbols (100 by 100 drawings), 290 by 180 about the origin. */
export function reels(
  symbols: readonly [string, string, string],
  metal: Metal = METALS.gold,
  body = '#7a2cf0',
): string {
  const lamp = (x: number, y: number, index: number): string =>
    index % 2 ? disc(x, y, 4, '#ff9ad5') : glow(x, y, 10, '#fff3b0', 0.8) + disc(x, y, 4, '#fffbe0');
  return group(
    path('M-110 -84C-100 -122 100 -122 110 -84Z', polished(metal)) +
      path('M-96 -84C-86 -110 86 -110 96 -84Z', linear(90, '#ff85c2', '#a3126a')) +
      repeat(7, (index) => lamp(-66 + index * 22, -95 - Math.sin((index / 6) * Math.PI) * 3, index)) +
      box(0, 0, 290, 172, 24, polished(metal)) +
      box(0, 0, 274, 156, 18, linear(90, body, '#2a0a5e')) +
      box(0, 0, 250, 126, 12, rounded(metal)) +
      box(0, 0, 242, 118, 8, '#14062e') +
      symbols.map((symbol, index) => reel(-79 + index * 79, symbol)).join('') +
      path('M-121 -4H121V4H-121Z', '#ec4899', ' opacity=".28"') +
      path('M-134 -10L-118 0L-134 10ZM134 -10L118 0L134 10Z', '#ff5fa8') +
      repeat(12, (index) => lamp(-126 + index * 22.9, 76, index)) +
      path('M-118 -58H-40L-84 58H-118Z', '#ffffff', ' opacity=".1"'),
    shadowed(9, 9, 0.55),
  );
}
