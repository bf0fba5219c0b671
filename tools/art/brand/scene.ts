import type { Fade } from './render.ts';

/** A picture of the brand: its file below `public/`, its size, its maximum weight, and the drawing. */
export interface Scene {
  file: string;
  width: number;
  height: number;
  maxKb: number;
  /** The maximum weight of the same picture as an AVIF beside it; none without. */
  maxAvifKb?: number;
  /** A smaller AVIF for phones (`x-phone.avif`), of the same shape; none without. */
  phone?: { width: number; maxAvifKb: number };
  draw: () => string;
  fade?: Fade;
}

const BANNER = { width: 640, height: 360, maxKb: 20, maxAvifKb: 14 } as const;

/** A banner of the promotions, 640 by 360. */
export const banner = (name: string, draw: () => string): Scene => ({
  file: `images/banners/${name}.webp`,
  ...BANNER,
  draw,
});
