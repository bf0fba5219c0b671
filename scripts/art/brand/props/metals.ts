import { linear } from '../kit/paint.ts';

/** Four tones of a metal, from light to shadow. */
export type Metal = readonly [light: string, bright: string, body: string, deep: string];

export const METALS = {
  gold: ['#fff6c4', '#ffd45c', '#f2a01e', '#94500a'],
  silver: ['#ffffff', '#dfe6f5', '#9aa7c4', '#46506e'],
  bronze: ['#ffe0bd', '#e8975a', '#b5602b', '#5a2710'],
  violet: ['#efe0ff', '#b57bff', '#7a2cf0', '#34107a'],
  pink: ['#ffe1f1', '#ff85c2', '#e0338b', '#7a0f4c'],
} as const satisfies Record<string, Metal>;

/** A sheet of metal lit from above. */
export const polished = ([light, bright, body, deep]: Metal, degrees = 90): string =>
  linear(degrees, light, bright, body, deep);

/** A rounded piece of metal, lit across, with reflected light in its shadow. */
export const rounded = ([light, bright, body, deep]: Metal): string =>
  linear(0, deep, body, bright, light, bright, body, deep, body);
