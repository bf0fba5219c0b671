import { describe, expect, it } from '@jest/globals';
import { readTheme } from '../../kit/theme';
import { ALL_MOTIFS } from '../../testing/playGame';
import { drawSymbols, SLOTS, symbolsAt } from './symbolArt';

describe('the symbols of a slot', () => {
  it('are the motifs that its address names, with a wild and a scatter that are none of them', async () => {
    const own = await symbolsAt('/originals/slots.html', 'en');
    const art = await symbolsAt('/originals/slots.html?symbols=crown,star', 'en');
    expect(readTheme('?symbols=crown,star', SLOTS).shown).toEqual(
      expect.arrayContaining(['crown', 'diamond', 'star', 'sun']),
    );
    for (const symbol of ['1', '2', 'W', 'S'] as const) expect(art[symbol]).not.toBe(own[symbol]);
    expect(art['3']).toBe(own['1']);
  });

  it('load all motifs that they show', () => {
    const look = readTheme('', SLOTS);
    const motifs = Object.fromEntries(look.shown.map((id) => [id, ALL_MOTIFS[id]]));
    expect(look.shown).toHaveLength(8);
    expect(drawSymbols({ ...look, motifs })).toEqual(drawSymbols({ ...look, motifs: ALL_MOTIFS }));
  });

  it('can be told apart when no motif came', () => {
    const art = Object.values(drawSymbols({ ...readTheme('', SLOTS), motifs: {} }));
    expect(new Set(art).size).toBe(art.length);
  });
});
