import { describe, expect, it } from '@jest/globals';
import { partsOf as tunedPartsOf, type Effect } from './effects';
import { barOf } from './music';
import { PALETTES, type PaletteName } from './motif';
import { tuningOf } from './tuning';

const partsOf = (effect: Effect, step?: number) => tunedPartsOf(effect, tuningOf('savanna'), step);

const ALL: Effect[] = [
  'tap',
  'tick',
  'spin',
  'stop',
  'roll',
  'reveal',
  'launch',
  'cashOut',
  'win',
  'bigWin',
  'lose',
  'burst',
];

const length = (effect: Effect): number => Math.max(...partsOf(effect).map(({ at, seconds }) => at + seconds));

describe('the effects of a game', () => {
  it.each(ALL)('"%s" is short and never loud', (effect) => {
    expect(length(effect)).toBeLessThan(2);
    expect(partsOf(effect).filter(({ loudness }) => loudness <= 0 || loudness > 0.4)).toEqual([]);
  });

  it('sound higher for each further tile', () => {
    const pitches = [0, 1, 2, 3, 24].map((step) =>
      partsOf('reveal', step).map((part) => 'hertz' in part && part.hertz),
    );
    expect(pitches).toEqual([...pitches].sort((a, b) => Number(a[0]) - Number(b[0])));
    expect(pitches.flat().every((hertz) => Number(hertz) > 0)).toBe(true);
  });

  it('celebrate a big win for longer than a win, and a loss hardly at all', () => {
    expect(length('bigWin')).toBeGreaterThan(length('win'));
    expect(Math.max(...partsOf('lose').map(({ loudness }) => loudness))).toBeLessThan(0.1);
  });
});

describe('the tuning of a theme', () => {
  const themes = Object.keys(PALETTES) as PaletteName[];

  it('is its own for each theme: notes that rise, which everybody hears', () => {
    const tunings = themes.map(tuningOf);
    expect(new Set(tunings.map((tuning) => JSON.stringify(tuning))).size).toBe(themes.length);
    for (const { scale } of tunings) {
      expect(scale).toEqual(scale.toSorted((a, b) => a - b));
      expect(scale.filter((hertz) => hertz < 200 || hertz > 4_000)).toEqual([]);
    }
  });

  it('is heard in a win, and in the music, whose bars differ and are soft', () => {
    const [savanna, neon] = [tuningOf('savanna'), tuningOf('neon')];
    expect(tunedPartsOf('win', savanna)).not.toEqual(tunedPartsOf('win', neon));
    expect(barOf(savanna, 0)).not.toEqual(barOf(neon, 0));
    expect(barOf(savanna, 1)).not.toEqual(barOf(savanna, 2));
    expect(Math.max(...barOf(neon, 3).map(({ loudness }) => loudness))).toBeLessThan(0.05);
  });
});
