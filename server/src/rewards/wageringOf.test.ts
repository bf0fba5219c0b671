import { describe, expect, it } from '@jest/globals';
import { wageringOf } from './wageringOf.ts';

const bonus = (requiredCents: number, wageredBeforeCents = 0) => ({ requiredCents, wageredBeforeCents });

describe('the wagers of several bonuses', () => {
  it('count for the first until it is complete, then for the next', () => {
    const two = [bonus(100), bonus(50)];
    expect([0, 60, 100, 130, 400].map((wagered) => wageringOf(two, wagered))).toEqual([
      [0, 0],
      [60, 0],
      [100, 0],
      [100, 30],
      [100, 50],
    ]);
  });

  it('never count twice: a later bonus takes only what is left from its credit on', () => {
    const two = [bonus(100), bonus(50, 80)];
    expect(wageringOf(two, 90)).toEqual([90, 0]);
    expect(wageringOf(two, 120)).toEqual([100, 20]);
  });

  it('count from the credit on where none was open then', () => {
    expect(wageringOf([bonus(100), bonus(50, 500)], 520)).toEqual([100, 20]);
  });

  it('pass by one that asks for none', () => {
    expect(wageringOf([bonus(0, 10), bonus(50, 10)], 40)).toEqual([0, 30]);
  });

  it('leave what was complete complete when another is credited', () => {
    const first = bonus(50, 0);
    expect(wageringOf([first], 70)).toEqual([50]);
    expect(wageringOf([first, bonus(100, 70)], 70)).toEqual([50, 0]);
  });

  it('are none where the total is below what it was, as after a correction', () => {
    expect(wageringOf([bonus(100, 200)], 50)).toEqual([0]);
  });
});
