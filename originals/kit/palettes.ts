import palettes from '../motifs/palettes.json';

export type PaletteName = keyof typeof palettes;

/** All values are six-digit hex colours. */
export type Palette = (typeof palettes)[PaletteName];

export const PALETTES: Readonly<Record<PaletteName, Palette>> = palettes;
