// Shared by several scenes.
import { circle, HEIGHT, rect, type TileContext, times, WIDTH } from '../canvas.ts';
import { between } from '../random.ts';

export type Scene = (context: TileContext) => string;

export const fill = (paint: string) => rect(0, 0, WIDTH, HEIGHT, paint);
export const halo = (y = 190, r = 190, opacity = 0.9) => circle(180, y, r, 'url(#halo)', `opacity="${opacity}"`);

export const stars = ({ random, palette }: TileContext, count: number, maxY = HEIGHT) =>
  times(count, () =>
    circle(
      Math.round(random() * WIDTH),
      Math.round(random() * maxY),
      between(random, 0.8, 2.4),
      random() > 0.7 ? palette.accent : '#fff',
      `opacity="${between(random, 0.4, 1).toFixed(2)}"`,
    ),
  );
