import { describe, expect, it } from '@jest/globals';
import { partsOf, type Effect } from './effects';

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
