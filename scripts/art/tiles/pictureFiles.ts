/** The files of a tile: two sizes, each as WebP and as AVIF. */

export interface PictureFile {
  /** What stands after the name of the game. */
  ending: string;
  type: 'webp' | 'avif';
  width: number;
  maxBytes: number;
}

/** A card shows its tile 210 px wide: these are for screens of one and of two dots a pixel. */
const SIZES = [
  { mark: '', width: 240, maxBytes: 12_000 },
  { mark: '@2x', width: 480, maxBytes: 20_000 },
] as const;

export const PICTURE_FILES: readonly PictureFile[] = SIZES.flatMap(({ mark, ...size }) =>
  (['webp', 'avif'] as const).map((type) => ({ ...size, type, ending: `${mark}.${type}` })),
);
