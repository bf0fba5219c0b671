import { describe, expect, it } from '@jest/globals';
import { createFormat } from '../../kit/format';
import { createTranslate } from '../../kit/i18n';
import { MODELS } from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { createReelSign } from './reelSign';

const signOf = (name: keyof typeof MODELS) =>
  createReelSign(MODELS[name], createTranslate<typeof en>(messages, 'en'), createFormat('en'));

const held = (...worth: number[]) => ({ factor: 1, wins: [], held: new Map(worth.map((pays, cell) => [cell, pays])) });

describe('the sign of a slot', () => {
  it.each([
    ['twenty', '20 lines'],
    ['ways', '243 ways to win'],
    ['tumble', '8+ anywhere'],
    ['cluster', '5+ touching'],
  ] as const)('says how symbols win in the model %s', (name, text) => {
    expect(signOf(name).element.querySelector('span')?.textContent).toBe(text);
  });

  it('lights the factor of the next win, and shows one that grew beyond the steps on the last step', () => {
    const { element, show } = signOf('tumble');
    const lit = () => element.querySelector('.isOn')?.textContent;
    show({ ...held(), factor: 3 });
    expect(lit()).toBe('×3');
    show({ ...held(), factor: 9 });
    expect([lit(), element.textContent]).toEqual(['×9', '8+ anywhere×1×2×3×9']);
  });

  it('tells the prizes at the stake, lights one that a coin has, and counts the respins', () => {
    const { element, setStake, show } = signOf('hold');
    setStake(2_000);
    expect(element.textContent).toBe('Mini300Minor1,000Major4,000Grand20,00010 lines');
    show(held(100, 1500));
    expect([element.querySelector('.isOn')?.textContent, element.querySelector('span')?.textContent]).toEqual([
      'Mini300',
      'Respins left: 3',
    ]);
    show(held(100, 1500));
    expect(element.querySelector('span')?.textContent).toBe('Respins left: 2');
    show(held(100, 1500, 200));
    expect(element.querySelector('span')?.textContent).toBe('Respins left: 3');
  });
});
