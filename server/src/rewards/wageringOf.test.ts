import { describe, expect, it } from '@jest/globals';
import { wageringOf } from './wageringOf.ts';

const bonus = (requiredCents: number, wageredBeforeCents = 0) => ({ requiredCents, wageredBeforeCents });

describe('the wagers of several bonuses', () => {
  it('count for the first bonus until it is complete, then for the next bonus', () => {
    const two = [bonus(100), bonus(50)];
    expect([0, 60, 100, 130, 400].map((wagered) => wageringOf(two, wagered))).toEqual([
      [0, 0],
      [60, 0],
      [100, 0],
      [100, 30],
      [100, 50],
    ]);
  });

  it('never count twice: a later bonus gets only wagers that are left after its credit', () => {
    const two = [bonus(100), bonus(50, 80)];
    expect(wageringOf(two, 90)).toEqual([90, 0]);
    expect(wageringOf(two, 120)).toEqual([100, 20]);
  });

  it('count from the credit of a bonus when no other bonus was open', () => {
    expect(wageringOf([bonus(100), bonus(50, 500)], 520)).toEqual([100, 20]);
  });

  it('skip a bonus without a requirement', () => {
    expect(wageringOf([bonus(0, 10), bonus(50, 10)], 40)).toEqual([0, 30]);
  });

  it('keep a complete bonus complete when another bonus is credited', () => {
    const first = bonus(50, 0);
    expect(wageringOf([first], 70)).toEqual([50]);
    expect(wageringOf([first, bonus(100, 70)], 70)).toEqual([50, 0]);
  });

  it('are zero when the total became smaller, as after a correction', () => {
    expect(wageringOf([bonus(100, 200)], 50)).toEqual([0]);
  });
});
