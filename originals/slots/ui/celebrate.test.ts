import { describe, expect, it, jest } from '@jest/globals';
import { createTranslate } from '../../kit/i18n';
import { playGame, scriptedFloats } from '../../testing/playGame';
import { celebrate, messageOf, type SettledSpin } from './celebrate';
import messages from './messages';
import type en from './messages/en.json';
import { IDLE_SESSION } from './session';

const t = createTranslate<typeof en>(messages, 'en');

const settled = (winCents: number, isFreeSpin = false, isDemo = true): SettledSpin => ({
  outcome: { frames: [], freeSpins: 0, winCents },
  stakeCents: 2000,
  isFreeSpin,
  session: IDLE_SESSION,
  freeFactor: 2,
  isDemo,
});

function show(spin: SettledSpin) {
  const { environment } = playGame(() => undefined, { floats: scriptedFloats() });
  const play = jest.spyOn(environment.sound, 'play');
  const banner = jest.fn();
  celebrate(spin, environment, t, { show: banner });
  return {
    text: messageOf(spin, t, environment),
    banner: banner.mock.calls,
    sounds: play.mock.calls.map(([effect]) => effect),
  };
}

describe('the end of a spin', () => {
  it.each([1000, 2000])('tells of %d cents back from a stake of 2000 without a celebration', (winCents) => {
    const text = `${winCents / 100} of your 20 credits came back`;
    expect(show(settled(winCents))).toEqual({ text, banner: [], sounds: [] });
  });

  it('celebrates a win above the stake', () => {
    expect(show(settled(3000))).toEqual({ text: 'You won 30 credits', banner: [], sounds: ['win'] });
  });

  it('celebrates every win of a free spin, which takes no stake', () => {
    expect(show(settled(1000, true))).toMatchObject({ text: 'You won 10 credits', sounds: ['win'] });
  });

  it('sums the free spins up after the last of them', () => {
    const session = { ...IDLE_SESSION, freeSpinsPlayed: 8, freeWinCents: 9000, bestFreeWinCents: 5000 };
    expect(show({ ...settled(1000, true), session }).banner).toEqual([
      ['Free spins paid ', 9000, '8 free spins, the best paid 50: 4.50× the stake in all'],
    ]);
  });

  it.each([
    [2000, []],
    [2001, ['win']],
  ])('with money celebrates a free spin above the stake alone: %d cents', (winCents, sounds) => {
    expect(show(settled(winCents, true, false)).sounds).toEqual(sounds);
  });
});
