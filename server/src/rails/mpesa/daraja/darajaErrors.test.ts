import { describe, expect, it } from '@jest/globals';
import { type HttpOutcome, OutcomeUnknown } from '../../providerCalls.ts';
import { failureOf, payoutRefusalOf } from './darajaErrors.ts';

const answered = (errorCode: string, status: number, errorMessage = 'words'): HttpOutcome => ({
  kind: 'answered',
  status,
  body: { requestId: 'r', errorCode, errorMessage },
});

describe('an error of a payout', () => {
  it.each(['400.002.02', '400.003.01'])('that says %s is a refusal', (code) => {
    expect(payoutRefusalOf(answered(code, 400))).toMatchObject({ errorCode: code });
  });

  it.each(['500.001.1001', '500.002.1001', '500.003.1001', '500.999.9999', '503.001.01'])(
    'that says %s is an unknown outcome',
    (code) => {
      const outcome = answered(code, 500, 'System is busy');
      expect(payoutRefusalOf(outcome)).toBeUndefined();
      expect(failureOf(outcome, 'payout')).toBeInstanceOf(OutcomeUnknown);
    },
  );
});
