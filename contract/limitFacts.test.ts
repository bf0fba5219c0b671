import { expect, it } from '@jest/globals';
import { fillLimits } from './facts.ts';

it('a text with names of limits is filled with their amounts', () => {
  expect(fillLimits('KES {minMpesaDeposit} to {maxMpesaDeposit}')).toBe('KES 100 to 100,000');
  expect(fillLimits('$1: {minCardDeposit}, {maxCardDeposit}; ${minWithdrawal}')).toBe('$1: 1, 10,000; $10');
});

it('a text keeps a name in braces that is not a limit', () => {
  expect(fillLimits('{licenseNumber} {minimum} {toString} {}')).toBe('{licenseNumber} {minimum} {toString} {}');
});
