import { describe, expect, it } from '@jest/globals';
import { FACT_NAMES, fillFacts, fillLimits, unknownTokens } from './facts.ts';
import { FooterDataSchema } from './footer.ts';

describe('a text', () => {
  it('is filled with the amounts of the limits that it names', () => {
    expect(fillLimits('KES {minMpesaDeposit} to {maxMpesaDeposit}')).toBe('KES 100 to 100,000');
    expect(fillLimits('$1: {minCardDeposit}, {maxCardDeposit}; ${minWithdrawal}')).toBe('$1: 1, 10,000; $10');
  });

  it('keeps a name in braces that is not a limit', () => {
    expect(fillLimits('{licenseNumber} {minimum} {toString} {}')).toBe('{licenseNumber} {minimum} {toString} {}');
  });
});

describe('the facts of the operator', () => {
  it('are fields of footerData', () => {
    expect(Object.keys(FooterDataSchema.entries)).toEqual(expect.arrayContaining(FACT_NAMES));
  });

  it('replace their names in a text', () => {
    const facts = { licenseNumber: 'A1', regulatorName: 'The $& board' };
    expect(fillFacts('Licence {licenseNumber} of {regulatorName}.', facts)).toBe('Licence A1 of The $& board.');
    expect(fillFacts('No fact at all.', {})).toBe('No fact at all.');
  });

  it.each(['{licenseNumber}', '{constructor}', '{licence number}', '{}'])('leave no gap for %s', (token) => {
    expect(fillFacts(`Licence: ${token}.`, { regulatorName: 'The board' })).toBeUndefined();
  });

  it('are filled in together with limits of money', () => {
    expect(fillFacts('{licenseNumber}: from ${minWithdrawal}', { licenseNumber: 'A1' })).toBe('A1: from $10');
  });

  it('are not searched for names in braces again', () => {
    expect(fillFacts('{licenseNumber}', { licenseNumber: '{amlOfficer}' })).toBe('{amlOfficer}');
  });

  it('are told apart from unknown names', () => {
    expect(unknownTokens('{licenseNumber} {minWithdrawal} {licence} and {toString}')).toEqual(['licence', 'toString']);
  });
});
