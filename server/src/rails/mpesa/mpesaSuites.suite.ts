/** The rules of M-Pesa, which hold on every store. */
import { describeExcludedPhones, describeShillings } from './mpesaShillings.suite.ts';
import {
  describeMpesaAmounts,
  describeMpesaReceipts,
  describeMpesaRecords,
  describeMpesaRequests,
} from './mpesaMoneyIn.suite.ts';
import { describeMpesaMoneyOut } from './mpesaMoneyOut.suite.ts';

/** The outcome of these depends on the transactions, unique documents or queries of the store. */
export const MPESA_STORE_SUITES = [describeMpesaReceipts, describeMpesaRequests, describeExcludedPhones];

export const MPESA_SUITES = [
  ...MPESA_STORE_SUITES,
  describeMpesaAmounts,
  describeMpesaMoneyOut,
  describeMpesaRecords,
  describeShillings,
];
