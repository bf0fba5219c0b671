/** The rules of M-Pesa, which hold on every store. */
import { describeExcludedPhones, describeShillings } from './mpesaShillings.suite.ts';
import { describeMpesaMoneyIn, describeMpesaRecords, describeMpesaRequests } from './mpesaMoneyIn.suite.ts';
import { describeMpesaMoneyOut } from './mpesaMoneyOut.suite.ts';

export const MPESA_SUITES = [
  describeMpesaMoneyIn,
  describeMpesaMoneyOut,
  describeMpesaRecords,
  describeMpesaRequests,
  describeExcludedPhones,
  describeShillings,
];
