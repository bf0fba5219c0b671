import { describe, expect, it } from '@jest/globals';
import { PALETTES } from './motif';
import { readTheme, type ThemeDefaults } from './theme';
import { tuningOf } from './tuning';

const defaults: ThemeDefaults = {
  messages: { en: { title: 'Reels' }, sw: { title: 'Magurudumu' } },
  palette: 'royal',
  symbols: ['crown', 'coin', 'ring'],
};

describe('the theme in the address of a game', () => {
  it('reads name, palette, symbols and language', () => {
    const theme = readTheme('?title=Simba%20Gold&palette=savanna&symbols=lion,drum,mango&lang=sw', defaults);
    expect(theme).toEqual({
      title: 'Simba Gold',
      palette: PALETTES.savanna,
      tuning: tuningOf('savanna'),
      symbols: ['lion', 'drum', 'mango'],
      shown: ['lion', 'drum', 'mango', 'coin'],
      language: 'sw',
    });
  });

  it('uses all defaults for an empty address, in the requested language', () => {
    expect(readTheme('', defaults)).toEqual({
      title: 'Reels',
      palette: PALETTES.royal,
      tuning: tuningOf('royal'),
      symbols: defaults.symbols,
      shown: defaults.symbols,
      language: 'en',
    });
    expect(readTheme('?lang=sw-KE', defaults).title).toBe('Magurudumu');
  });

  it('drops unknown, repeated and surplus symbols and adds its own', () => {
    expect(readTheme('?symbols=lion,lion,unicorn,crown', defaults).symbols).toEqual(['lion', 'crown', 'coin']);
    expect(readTheme('?symbols=lion,drum,mango,fish,gecko', defaults).symbols).toEqual(['lion', 'drum', 'mango']);
  });

  it('does not accept names that every object has, such as "constructor"', () => {
    const theme = readTheme('?palette=constructor&symbols=toString,__proto__,hasOwnProperty', defaults);
    expect(theme).toMatchObject({ palette: PALETTES.royal, symbols: defaults.symbols });
  });

  it('keeps a title short and on one line', () => {
    expect(readTheme(`?title=${encodeURIComponent(`  a \n\t b ${'x'.repeat(90)}`)}`, defaults).title).toBe(
      `a b ${'x'.repeat(36)}`,
    );
  });
});
