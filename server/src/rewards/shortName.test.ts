import { describe, expect, it } from '@jest/globals';
import { shortName } from './shortName.ts';

const shown = (...names: string[]) => names.map(shortName);

describe('a name as other players see it', () => {
  it('keeps at most five letters, and always hides some', () => {
    expect(shown('Wanjiru Kamau', 'Njeri', 'Ali', 'Al', 'Zoë')).toEqual([
      'Wanji•••',
      'Njer•••',
      'Al•••',
      'A•••',
      'Zo•••',
    ]);
    expect(shown('W', '')).toEqual(['•••', '•••']);
  });

  it('ends before the first character that is not a letter', () => {
    expect(shown('Simba5678', 'Player8fK2aa', "N'golo", '254712345678')).toEqual([
      'Simba•••',
      'Playe•••',
      'N•••',
      '•••',
    ]);
  });
});
