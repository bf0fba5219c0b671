/** What mobile money keeps true on every store. */
import { describeExcludedPhones } from './excludedPhones.suite.ts';
import { describeMobileMoneyIn } from './mobileMoneyIn.suite.ts';
import { describeMobileMoneyOut } from './mobileMoneyOut.suite.ts';
import { describeMobileRecords } from './mobileRecords.suite.ts';
import { describeMobileRequests } from './mobileRequests.suite.ts';
import { describeShillings } from './mobileShillings.suite.ts';

export const MOBILE_SUITES = [
  describeMobileMoneyIn,
  describeMobileMoneyOut,
  describeMobileRecords,
  describeMobileRequests,
  describeExcludedPhones,
  describeShillings,
];
