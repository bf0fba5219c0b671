import { city, cloth, deco, rays, stage } from './builtScenes.ts';
import { hills, orbit, peaks, reef, thicket } from './natureScenes.ts';

/** The backgrounds of tiles. Each studio uses one of them, which makes its games easy to recognise. */
export const SCENES = { rays, hills, cloth, deco, city, reef, orbit, thicket, stage, peaks };
type SceneName = keyof typeof SCENES;

export type FontName =
  'Lilita One' | 'Bungee' | 'Cinzel Decorative' | 'Luckiest Guy' | 'Righteous' | 'Bangers' | 'Alfa Slab One';

/** The look of a studio's tiles. */
export interface StudioStyle {
  scene: SceneName;
  font: FontName;
  /** Tilt of the name in degrees. */
  tilt: number;
  isMetal?: boolean;
}

const PLAIN: StudioStyle = { scene: 'rays', font: 'Lilita One', tilt: 0 };

const STYLES: Readonly<Record<string, StudioStyle>> = {
  'karata-originals': { scene: 'orbit', font: 'Righteous', tilt: 0 },
  'mwamba-reels': { scene: 'hills', font: 'Lilita One', tilt: -3 },
  'moonlit-dhow': { scene: 'reef', font: 'Alfa Slab One', tilt: 0 },
  'twiga-tatu-studio': { scene: 'cloth', font: 'Luckiest Guy', tilt: 0 },
  'ngombe-games': { scene: 'rays', font: 'Bangers', tilt: -5 },
  'matatu-nights': { scene: 'city', font: 'Bungee', tilt: -4 },
  'kilele-works': { scene: 'peaks', font: 'Lilita One', tilt: 0 },
  'sukari-lane': { scene: 'rays', font: 'Luckiest Guy', tilt: 4 },
  'ngoma-forge': { scene: 'stage', font: 'Alfa Slab One', tilt: 0, isMetal: true },
  'coral-lantern': { scene: 'reef', font: 'Righteous', tilt: -3 },
  'casa-peregrina': { scene: 'deco', font: 'Cinzel Decorative', tilt: 0, isMetal: true },
  'frostfern-interactive': { scene: 'peaks', font: 'Cinzel Decorative', tilt: 0 },
  'velvet-quill': { scene: 'stage', font: 'Cinzel Decorative', tilt: 0, isMetal: true },
  'ninth-comet': { scene: 'orbit', font: 'Bungee', tilt: -3 },
  'cinder-crane': { scene: 'thicket', font: 'Bangers', tilt: -4 },
  'copper-bell-works': { scene: 'deco', font: 'Alfa Slab One', tilt: 0, isMetal: true },
  'old-quay-gaming': { scene: 'cloth', font: 'Righteous', tilt: 0 },
};

export const styleOf = (providerSlug: string): StudioStyle => STYLES[providerSlug] ?? PLAIN;
