import { describe, expect, it } from '@jest/globals';
import { PALETTE_NAMES, PALETTES } from '../palettes.ts';
import { MOTIFS } from './index.ts';

const drawings = Object.entries(MOTIFS).flatMap(([id, motif]) =>
  PALETTE_NAMES.map((name) => ({ id, name, svg: motif(PALETTES[name]) })),
);

const namesWhere = (isBad: (svg: string) => boolean): string[] =>
  drawings.filter(({ svg }) => isBad(svg)).map(({ id, name }) => `${id} in ${name}`);

const parsed = (svg: string): Document =>
  new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, 'image/svg+xml');

const colours = (svg: string): string[] =>
  [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour ?? '');

describe('motifs', () => {
  it('draw well-formed SVG in every palette', () => {
    expect(namesWhere((svg) => parsed(svg).querySelector('parsererror') !== null)).toEqual([]);
  });

  it('have no id, reference or inline style, so that many fit in one page and its security policy', () => {
    expect(namesWhere((svg) => /\s(?:id|style|href)=|url\(/.test(svg))).toEqual([]);
  });

  it('compute every number and colour', () => {
    expect(namesWhere((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(namesWhere((svg) => colours(svg).some((colour) => !/^(?:#[0-9a-f]{3,8}|none)$/i.test(colour)))).toEqual([]);
  });

  it('take their outline from the palette', () => {
    expect(namesWhere((svg) => svg.length < 300)).toEqual([]);
    expect(drawings.filter(({ name, svg }) => !svg.includes(PALETTES[name].dark))).toEqual([]);
  });

  it('stay small enough for the address of a house game', () => {
    expect(namesWhere((svg) => svg.length > 3_000)).toEqual([]);
    const together = drawings.filter(({ name }) => name === 'savanna').reduce((sum, { svg }) => sum + svg.length, 0);
    expect(together).toBeLessThan(110_000);
  });
});

describe('palettes', () => {
  it('hold six-digit colours only', () => {
    const wrong = PALETTE_NAMES.flatMap((name) =>
      Object.entries(PALETTES[name]).filter(([key, value]) => key !== 'name' && !/^#[0-9a-f]{6}$/.test(value)),
    );
    expect(wrong).toEqual([]);
  });

  it('are distinct from one another', () => {
    const primaries = PALETTE_NAMES.map((name) => `${PALETTES[name].primary}${PALETTES[name].skyTop}`);
    expect(new Set(primaries).size).toBe(PALETTE_NAMES.length);
  });
});
