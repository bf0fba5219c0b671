import { expect, it } from '@jest/globals';
import { fillLimits } from './limitFacts.ts';

it('a text says the limits that it names', () => {
  expect(fillLimits('KES {minMpesaDeposit} to {maxMpesaDeposit}')).toBe('KES 100 to 100,000');
  expect(fillLimits('$1: {minCardDeposit}, {maxCardDeposit}; ${minWithdrawal}')).toBe('$1: 1, 10,000; $10');
});

it('a text keeps what is no limit', () => {
  expect(fillLimits('{licenseNumber} {minimum} {toString} {}')).toBe('{licenseNumber} {minimum} {toString} {}');
});
