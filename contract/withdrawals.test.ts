import { expect, it } from '@jest/globals';
import { WITHDRAWAL_METHODS } from './railWords.ts';
import { minutesOf, processingTimeOf } from './withdrawals.ts';

it('each method has the processing time of the specification', () => {
  const times = WITHDRAWAL_METHODS.map((method) => [method, processingTimeOf(method)]);
  expect(times).toEqual([
    ['card', 'Instant - 30 minutes'],
    ['mpesa', 'Instant - 10 minutes'],
  ]);
});

it('the processing time in minutes is read from the sentence of each method', () => {
  expect(WITHDRAWAL_METHODS.map(processingTimeOf).map(minutesOf)).toEqual([30, 10]);
});

it.each(['', '1 to 3 working days', 'Instant', 'Instant - 10 minutes or more'])(
  'the processing time in minutes is undefined for %j',
  (text) => {
    expect(minutesOf(text)).toBeUndefined();
  },
);
