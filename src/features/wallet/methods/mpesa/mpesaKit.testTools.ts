import { LIMIT_FACTS } from '@contract/facts.ts';
import { WALLET_LIMITS } from '@contract/walletTerms.ts';
import type { MethodKit } from '../MethodKit.testTools';

const { KES } = WALLET_LIMITS.mpesaDeposit;

/** The player's number is filled in already. */
export const mpesaKit: MethodKit = {
  id: 'mpesa',
  name: 'M-Pesa',
  amount: 500,
  currency: 'KES',
  refused: [
    ['', `Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`],
    [String(KES.min - 1), `Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`],
    [String(KES.max + 1), `Please enter a valid amount (maximum KES ${LIMIT_FACTS.maxMpesaDeposit})`],
  ],
  quickAmounts: `Ksh ${LIMIT_FACTS.minMpesaDeposit}MINKsh 500Ksh 1,000Ksh 5,000`,
  typed: ['1,2x50.75', '125075'],
  path: 'mpesa/stk-push',
  sends: { phoneNumber: '254712345678' },
  answer: (depositId = 'd1') => ({ ResponseCode: '0', CustomerMessage: 'Sent to 254712345678', depositId }),
  fill: () => undefined,
  title: 'Check your phone…',
  waiting: 'Check your phone…',
  unfollowed: ['Check your phone…', 'Your balance shows it once it is paid'],
  story: [
    'wallet/depositStarted',
    'sendPrompt pending',
    'sendPrompt fulfilled',
    'wallet/promptSent',
    'wallet/depositSettled',
  ],
  terms: { id: 'mpesa', deposit: { KES } },
  payout: {
    id: 'mpesa',
    name: 'M-Pesa',
    method: 'mpesa',
    processingTime: 'Instant - 10 minutes',
    details: '0712 ••• 678',
    totalDeposited: 80,
  },
  arrives: {
    record: { payoutAmount: 3_237, payoutCurrency: 'KES' },
    said: 'Ksh 3,237',
    facts: /You receiveKsh 3,237RateKsh 129\.50 for \$1TimeInstant - 10 minutes/,
    inKiswahili: 'M-Pesa yako limeshughulikiwa. Papo hapo - dakika 10',
  },
};
