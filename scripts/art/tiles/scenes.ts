/** The backgrounds of tiles. Each studio uses one of them, which makes its games easy to recognise. */
import { city, cloth, deco, rays, stage } from './scenes/built.ts';
import { hills, orbit, peaks, reef, thicket } from './scenes/nature.ts';

export const SCENES = { rays, hills, cloth, deco, city, reef, orbit, thicket, stage, peaks };
export type SceneName = keyof typeof SCENES;
