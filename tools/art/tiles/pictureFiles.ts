/** The files of a tile: two sizes, each as WebP and as AVIF. */

export interface PictureFile {
  /** The end of the file name, after the name of the game. */
  ending: string;
  type: 'webp' | 'avif';
  width: number;
  maxBytes: number;
}

/**
 * A card shows its tile 210 px wide: these are for screens of one and of two dots a pixel. An AVIF looks the same with
 * three fifths of the bytes.
 */
const SIZES = [
  { mark: '', width: 240, maxBytes: { webp: 12_000, avif: 7_000 } },
  { mark: '@2x', width: 420, maxBytes: { webp: 16_000, avif: 9_000 } },
] as const;

export const PICTURE_FILES: readonly PictureFile[] = SIZES.flatMap(({ mark, width, maxBytes }) =>
  (['webp', 'avif'] as const).map((type) => ({ width, maxBytes: maxBytes[type], type, ending: `${mark}.${type}` })),
);
