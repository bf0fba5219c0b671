import { describe, expect, it } from '@jest/globals';
import { withSealed } from '@/api';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { promptApi, withoutNumbers } from '.';

const { sendPrompt } = promptApi.endpoints;

const KEY = 'key-of-the-intent';
const PHONE = '254712345678';

describeEndpoints('a deposit by M-Pesa', {
  sendPrompt: {
    ask: async (dispatch) => {
      const arg = {
        idempotencyKey: KEY,
        method: 'mpesa',
        currency: 'KES',
        amountMinor: 50_000,
        bonusId: 'b1',
      } as const;
      const run = () => Promise.resolve(dispatch(sendPrompt.initiate(arg)));
      return (await dispatch(withSealed(KEY, { phoneNumber: PHONE }, run))).result;
    },
    sends: 'POST mpesa/stk-push',
    key: KEY,
    body: { phoneNumber: PHONE, amount: 500, bonusId: 'b1' },
    of: 'player',
    answer: { ResponseCode: '0', depositId: 'd1', CustomerMessage: `Sent to ${PHONE}` },
    reads: { ResponseCode: '0', depositId: 'd1' },
    hides: [PHONE],
    refuses: ['sent', 7],
  },
});

describe('the message of a provider', () => {
  it.each(['254712345678', '+254 712 345 678', '0712-345-678', '(0712) 345.678'])('loses the number %s', (number) => {
    expect(withoutNumbers(`Invalid PhoneNumber ${number}.`)).toBe('Invalid PhoneNumber •••.');
  });

  it('keeps amounts and codes', () => {
    expect(withoutNumbers('Error 500.001: at least KES 100, at most 100,000')).toBe(
      'Error 500.001: at least KES 100, at most 100,000',
    );
  });
});
