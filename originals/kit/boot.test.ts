import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KINDS } from '../kinds.ts';
import { MOTIFS } from '../motifs';
import { boot } from './boot';
import { motifDataUrl, type Motifs } from './motif';
import type { GameTheme, ThemeDefaults } from './theme';

const DEFAULTS: ThemeDefaults = {
  messages: { en: { title: 'Dice' }, sw: { title: 'Kete' } },
  palette: 'royal',
  symbols: ['dice', 'clover', 'ring'],
  alsoShown: () => ['bomb'],
};

/** The theme with which the game starts. */
async function themeOf(search = ''): Promise<GameTheme> {
  window.history.replaceState(null, '', `/${search}`);
  const mount = jest.fn<Parameters<typeof boot>[2]>();
  await boot(KINDS.dice, DEFAULTS, mount);
  const [environment] = mount.mock.lastCall ?? [];
  if (!environment) throw new Error('the game did not start');
  return environment.theme;
}

const namesOf = (motifs: Motifs): string[] => Object.keys(motifs).toSorted();

describe('the start of a game', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="game"></div>';
  });

  it('loads the motifs that it shows by itself, and no other', async () => {
    const asked = jest.spyOn(window, 'fetch');
    expect(namesOf((await themeOf()).motifs)).toEqual(['bomb', 'clover', 'coin', 'dice', 'ring']);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('loads the motifs that its address names, and its own for those that nobody knows', async () => {
    const { symbols, motifs } = await themeOf('?symbols=unicorn,mango,lion');
    expect(symbols).toEqual(['mango', 'lion', 'dice']);
    expect(namesOf(motifs)).toEqual(['bomb', 'coin', 'dice', 'lion', 'mango']);
    expect(motifs.mango).toContain('<svg');
  });

  it('asks once more for a motif that did not come', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(namesOf((await themeOf()).motifs)).toHaveLength(5);
  });

  it('shows an initial in the place of a motif that is not there', async () => {
    const load = window.fetch;
    jest
      .spyOn(window, 'fetch')
      .mockImplementation((address) =>
        address === MOTIFS.bomb ? Promise.resolve(new Response('gone', { status: 404 })) : load(address),
      );
    const theme = await themeOf();
    expect(namesOf(theme.motifs)).toEqual(['clover', 'coin', 'dice', 'ring']);
    expect(decodeURIComponent(motifDataUrl('bomb', theme))).toContain('>B</text>');
  });

  it('waits some seconds for motifs that never come, and is a game without them', async () => {
    jest.useFakeTimers();
    jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    const started = themeOf();
    await jest.advanceTimersByTimeAsync(8_000);
    expect((await started).motifs).toEqual({});
    jest.useRealTimers();
  });
});
