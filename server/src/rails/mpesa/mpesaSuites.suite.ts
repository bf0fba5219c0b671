/** The rules of M-Pesa, which hold on every store. */
import { describeExcludedPhones } from './excludedPhones.suite.ts';
import { describeMpesaMoneyIn } from './mpesaMoneyIn.suite.ts';
import { describeMpesaMoneyOut } from './mpesaMoneyOut.suite.ts';
import { describeMpesaRecords } from './mpesaRecords.suite.ts';
import { describeMpesaRequests } from './mpesaRequests.suite.ts';
import { describeShillings } from './mpesaShillings.suite.ts';

export const MPESA_SUITES = [
  describeMpesaMoneyIn,
  describeMpesaMoneyOut,
  describeMpesaRecords,
  describeMpesaRequests,
  describeExcludedPhones,
  describeShillings,
];
