import { describe, expect, it } from '@jest/globals';
import { playGame, scriptedFloats } from '../../testing/playGame';
import { playMoney, roundOf } from '../../testing/playMoney';
import { mountFortune } from './mountFortune';

describe('a player of the fortune wheel', () => {
  it('is paid what the segment under the pointer says', () => {
    const game = playGame(mountFortune, { floats: scriptedFloats(0) });
    expect(game.root.querySelectorAll('.piece')).toHaveLength(20);
    game.press(' ');
    expect(game.said()).toBe('3×: you won 60');
    expect(game.find('.wheelResult').textContent).toBe('3×');
    expect(game.find('.prize.isHit').textContent).toBe('3× 1/20');
    expect([...game.root.querySelectorAll('.ring > .isHit')].map(({ textContent }) => textContent)).toEqual(['3×']);
  });

  it('sees each prize with the number of its segments', () => {
    const game = playGame(mountFortune, { floats: scriptedFloats(0) });
    expect([...game.root.querySelectorAll('.prize')].map(({ textContent }) => textContent)).toEqual([
      ...['0× 10/20', '1.5× 3/20', '1.9× 1/20', '2× 5/20', '3× 1/20'],
    ]);
  });

  it('sees the wheel stand before the result is said', () => {
    const game = playGame((environment) => mountFortune({ ...environment, isMotionReduced: false }), {
      floats: scriptedFloats(0.06),
    });
    game.press(' ');
    expect(game.find('.wheelResult').textContent).toBe('');
    game.clock.advance(2_500);
    expect(game.said()).toBe('0×: no win this time');
    expect(game.find('.wheelView').dataset['mood']).toBe('lost');
  });

  it('turns for money to the segment of the answer', async () => {
    const data = roundOf('fortune', { outcome: { segment: 2 }, multiplier: 1.5, win: 75 });
    const game = await playMoney({ kind: 'fortune', mount: mountFortune, api: () => ({ data }) });
    game.press(' ');
    await game.settle();
    expect(game.calls[0]?.body).toMatchObject({ choice: { segments: 20, risk: 'medium' } });
    expect(game.said()).toBe('1.5×: you won Ksh\u00a075');
  });
});
