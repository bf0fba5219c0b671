import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PALETTES } from '../kit/motif';
import { MOTIFS } from '.';
import { inColours } from './inColours.ts';

const files = Object.keys(MOTIFS).map(
  (id) => [id, readFileSync(path.join(import.meta.dirname, `${id}.svg`), 'utf8')] as const,
);
const drawings = files.flatMap(([id, svg]) =>
  Object.entries(PALETTES).map(([name, palette]) => ({ id, name, palette, svg: inColours(svg, palette) })),
);

const namesWhere = (isBad: (svg: string) => boolean): string[] =>
  drawings.filter(({ svg }) => isBad(svg)).map(({ id, name }) => `${id} in ${name}`);

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

const colours = (svg: string): string[] =>
  [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour ?? '');

describe('motifs', () => {
  it('are the SVG files of their folder, each by its name', () => {
    const names = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.svg'));
    expect(files.map(([id]) => `${id}.svg`).toSorted()).toEqual(names.toSorted());
  });

  it('are well-formed drawings on a box of 100 by 100', () => {
    const roots = files.map(([id, svg]) => [id, parsed(svg).documentElement] as const);
    expect(roots.filter(([, root]) => root.getAttribute('viewBox') !== '0 0 100 100').map(([id]) => id)).toEqual([]);
    expect(namesWhere((svg) => parsed(`<g>${svg}</g>`).querySelector('parsererror') !== null)).toEqual([]);
  });

  it('have no id, reference or inline style, so that many fit in one picture', () => {
    expect(namesWhere((svg) => /\s(?:id|style|href)=|url\(/.test(svg))).toEqual([]);
  });

  it('are nothing but shapes: no script, no handler and nothing from elsewhere', () => {
    const other = /<(?!\/?(?:circle|ellipse|g|path|rect)[\s>/])|\son\w+=/i;
    expect(namesWhere((svg) => other.test(svg))).toEqual([]);
  });

  it('get every colour from the palette, their own or a mix of both', () => {
    const plain = /^(?:none|#[\da-f]{3,8})$/i;
    const mix = /color-mix\(in srgb, #[\da-f]{3,6} [\d.]+%, #[\da-f]{3,6}\)/i;
    const mixed = (colour: string): string => (mix.test(colour) ? mixed(colour.replace(mix, '#808080')) : colour);
    const odd = (colour: string) => !plain.test(mixed(colour));
    expect(namesWhere((svg) => colours(svg).some(odd))).toEqual([]);
  });

  it('take their outline from the palette', () => {
    expect(namesWhere((svg) => svg.length < 300)).toEqual([]);
    expect(drawings.filter(({ palette, svg }) => !svg.includes(palette.dark))).toEqual([]);
  });

  it('stay small enough for the address of a house game', () => {
    expect(namesWhere((svg) => svg.length > 4_000)).toEqual([]);
    expect(files.reduce((sum, [, svg]) => sum + svg.length, 0)).toBeLessThan(130_000);
  });
});

describe('palettes', () => {
  it('hold six-digit colours only', () => {
    const wrong = Object.entries(PALETTES).flatMap(([name, palette]) =>
      Object.entries(palette)
        .filter(([, colour]) => !/^#[0-9a-f]{6}$/.test(colour))
        .map(([key]) => `${name} ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are distinct from one another', () => {
    const primaries = Object.values(PALETTES).map(({ primary, skyTop }) => `${primary}${skyTop}`);
    expect(new Set(primaries).size).toBe(primaries.length);
  });
});
